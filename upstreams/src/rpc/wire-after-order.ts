/** Response of lookupOrder: the token shows the order, for getOrder and withdrawOrder. */
export interface WireOrderLookup {
  token: string;
  expiresAt: string;
}

/** Response of withdrawOrder: the proof that it was received, and when. */
export interface WireWithdrawal {
  id: string;
  orderNumber: string;
  receivedAt: string;
  /** When the time for withdrawing is over; null until everything has been delivered. */
  deadline: string | null;
  pieceKeys: string[];
  /** Those that have left the shop, and are refunded when they are back. */
  toReturn: string[];
  /** What was paid for the pieces, in cents; the delivery comes on top when nothing of the order is kept. */
  refundCents: number;
}
