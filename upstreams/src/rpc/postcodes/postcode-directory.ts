/** A house as a shopper names it: postcode as '1012 AB' and house number without addition. */
export interface House {
  postcode: string;
  houseNumber: number;
}

export interface FoundHouse {
  street: string;
  city: string;
}

/** Knows the street of a Dutch postcode. */
export interface PostcodeDirectory {
  /** Null when there is no such house, or nobody can say. */
  find(house: House): Promise<FoundHouse | null>;
}
