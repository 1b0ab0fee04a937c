import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

/** A customer as getUser and the procedures of the account return it; times are ISO 8601 in UTC. */
export interface WireUser {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  birth_date: string | null;
  gender: PostalAddress["gender"];
  groups: string[];
  status: { isGuestCustomer: boolean };
  /** Where the basket and wishlist of a full account are; left out for guests, who have the visitor's. */
  basketKey?: string;
  wishlistKey?: string;
  newsletter: boolean;
  birthdayVoucher: boolean;
  /** The customer has proved that the address is theirs. */
  emailVerified: boolean;
  createdAt: string;
}
