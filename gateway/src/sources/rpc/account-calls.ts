import type {
  ChangeEmail,
  Profile,
  SignIn,
  SignUp,
  UpdatePassword,
} from "@warmeland/schema/rules/account/account-forms.ts";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { ContactMessage, ContactSigns } from "@warmeland/schema/rules/contact-message.ts";
import * as z from "zod/mini";
import type { SendRpc } from "./send-rpc.ts";
import {
  type WireAddresses,
  wireAddressesSchema,
  wireNewsletterSchema,
  type WireNewsletterStatus,
  type WireUpdatedUser,
  wireUpdatedUserSchema,
} from "./wire-account.ts";
import { type WireLogin, wireLoginSchema } from "./wire-user.ts";

/** Where a visitor collected basket, wishlist and furnished rooms before signing in. */
export interface GuestKeys {
  readonly basketKey?: string | undefined;
  readonly wishlistKey?: string | undefined;
  readonly configurationsKey?: string | undefined;
}

/** An address to be stored; without `id` it is a new one. */
export interface AddressToSave {
  readonly id?: string | undefined;
  readonly address: PostalAddress;
  readonly isDefaultShipping?: boolean | undefined;
  readonly isDefaultBilling?: boolean | undefined;
}

const nothing = z.unknown();

/** The account procedures of the shop RPC, bound to one request and its session. Every method throws UpstreamError, as those of RpcSource. */
export class AccountCalls {
  private readonly send: SendRpc;

  constructor(send: SendRpc) {
    this.send = send;
  }

  /** Opens a session; what the visitor collected joins what the customer has. */
  login({ email, password }: SignIn, guestKeys: GuestKeys): Promise<WireLogin> {
    return this.send("login", { email, password, guestKeys }, wireLoginSchema);
  }

  /** Makes an account and opens its session. */
  register({ firstName, lastName, birthDate, ...rest }: SignUp, guestKeys: GuestKeys): Promise<WireLogin> {
    return this.send(
      "register",
      { ...rest, first_name: firstName, last_name: lastName, birth_date: birthDate ?? null, guestKeys },
      wireLoginSchema,
    );
  }

  /** Ends every session of the customer, this one too. */
  async logoutEverywhere(): Promise<void> {
    await this.send("logoutEverywhere", {}, nothing);
  }

  /** Mails a link to a new password, if there is an account; nobody learns whether there is. */
  async forgotPassword(email: string): Promise<void> {
    await this.send("forgotPassword", { email }, nothing);
  }

  /** Sets a new password and ends every session. @param hash what the mailed link carries */
  async resetPassword(hash: string, password: string): Promise<void> {
    await this.send("resetPassword", { hash, password }, nothing);
  }

  updateProfile({ firstName, lastName, gender, phone, birthDate, birthdayVoucher }: Profile): Promise<WireUpdatedUser> {
    return this.send(
      "updateShopUser",
      {
        first_name: firstName,
        last_name: lastName,
        gender,
        phone: phone ?? null,
        birth_date: birthDate ?? null,
        birthdayVoucher,
      },
      wireUpdatedUserSchema,
    );
  }

  /** Requests another e-mail address; it changes when the link mailed to it is opened. */
  changeEmail({ email, password }: ChangeEmail): Promise<WireUpdatedUser> {
    return this.send("updateShopUser", { email, password }, wireUpdatedUserSchema);
  }

  async confirmEmailChange(token: string): Promise<void> {
    await this.send("confirmEmailChange", { token }, nothing);
  }

  async requestEmailVerification(): Promise<void> {
    await this.send("requestEmailVerification", {}, nothing);
  }

  /** Proves that the account's address is the customer's. */
  async verifyEmail(token: string): Promise<void> {
    await this.send("verifyEmail", { token }, nothing);
  }

  /** The session goes on under a new token, all others end. */
  updatePassword({ oldPassword, newPassword }: UpdatePassword): Promise<WireLogin> {
    return this.send("updatePassword", { oldPassword, newPassword }, wireLoginSchema);
  }

  /** Mails the link that deletes the account. */
  async requestAccountDeletion(password: string): Promise<void> {
    await this.send("requestAccountDeletion", { password }, nothing);
  }

  async confirmAccountDeletion(token: string): Promise<void> {
    await this.send("confirmAccountDeletion", { token }, nothing);
  }

  /** Everything the shop stores about the customer. @param keys name basket and wishlist, which hang on no customer */
  exportMyData(password: string, keys: GuestKeys): Promise<unknown> {
    return this.send("exportMyData", { password, keys }, nothing);
  }

  getAddresses(): Promise<WireAddresses> {
    return this.send("getAddresses", {}, wireAddressesSchema);
  }

  saveAddress(address: AddressToSave): Promise<WireAddresses> {
    return this.send("saveAddress", address, wireAddressesSchema);
  }

  removeAddress(id: string): Promise<WireAddresses> {
    return this.send("removeAddress", { id }, wireAddressesSchema);
  }

  async newsletterSubscribe(email: string, consent: boolean): Promise<WireNewsletterStatus> {
    return (await this.send("newsletterSubscribe", { email, consents: { newsletter: consent } }, wireNewsletterSchema))
      .status;
  }

  async newsletterConfirm(token: string): Promise<WireNewsletterStatus> {
    return (await this.send("newsletterConfirm", { token }, wireNewsletterSchema)).status;
  }

  /** @param token of a mail; without one the session says who it is */
  async newsletterUnsubscribe(token: string | undefined): Promise<WireNewsletterStatus> {
    return (await this.send("newsletterUnsubscribe", { token }, wireNewsletterSchema)).status;
  }

  /** Sends the shop a message; the same idempotency key is the same message. @returns its number */
  async sendContactMessage(
    message: ContactMessage & ContactSigns & { readonly idempotencyKey: string },
  ): Promise<string> {
    return (await this.send("sendContactMessage", message, z.object({ number: z.string() }))).number;
  }

  /** Asks for one mail when a variant can be bought again; `doi_pending` until the owner of the address agrees. */
  async requestRestockNotice(wish: { variantId: number; email: string }): Promise<WireNewsletterStatus> {
    return (await this.send("requestRestockNotice", wish, wireNewsletterSchema)).status;
  }

  async confirmRestockNotice(token: string): Promise<void> {
    await this.send("confirmRestockNotice", { token }, nothing);
  }

  async endRestockNotice(token: string): Promise<void> {
    await this.send("endRestockNotice", { token }, nothing);
  }
}
