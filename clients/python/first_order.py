#!/usr/bin/env python3
"""Finds a mattress, puts it into the basket and orders it as a guest, with nothing but Python's standard library.

python3 clients/python/first_order.py http://localhost:3000
python3 clients/python/first_order.py --documents > documents.json    what `npm run client:register` takes
"""

import hashlib
import json
import sys
import time
import urllib.error
import urllib.request
import uuid

CLIENT = "python-first-order/1.0"
ATTEMPTS = 4

BEGIN_VISIT = "mutation BeginVisit { beginVisit { ... on BeginVisitPayload { token } } }"

MATTRESSES = """query Mattresses($path: String!) {
  category(path: $path) {
    listing(first: 24, sort: PRICE_ASC) {
      totalCount
      nodes { name variants(first: 20) { nodes { variantId title sellable price { withTax { formatted } } } } }
    }
  }
}"""

ADD = """mutation Add($input: AddToBasketInput!) {
  addToBasket(input: $input) {
    __typename
    ... on AddToBasketPayload { basket { count } }
    ... on UserError { code message }
  }
}"""

SIGN_IN = """mutation SignIn($input: SignInAsGuestInput!) {
  signInAsGuest(input: $input) {
    __typename
    ... on SignInAsGuestPayload { token }
    ... on UserError { code message }
  }
}"""

ADDRESS = """mutation Address($input: SetCheckoutAddressesInput!) {
  setCheckoutAddresses(input: $input) { __typename ... on UserError { code message } }
}"""

DELIVERY = """mutation Delivery($input: SetShippingOptionInput!) {
  setShippingOption(input: $input) { __typename ... on UserError { code message } }
}"""

PAYMENT = """mutation Payment($input: SetPaymentMethodInput!) {
  setPaymentMethod(input: $input) {
    __typename
    ... on SetPaymentMethodPayload { checkout { version missing total { cents formatted } } }
    ... on UserError { code message }
  }
}"""

ORDER = """mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on PlaceOrderPayload { order { number } payment { redirectUrl } }
    ... on UserError { code message }
  }
}"""

DOCUMENTS = [BEGIN_VISIT, MATTRESSES, ADD, SIGN_IN, ADDRESS, DELIVERY, PAYMENT, ORDER]


def hash_of(document):
    """Under which a shop has a document registered."""
    return hashlib.sha256(document.encode()).hexdigest()


class Shop:
    """A shop, as one device uses it: it keeps both tokens and sends them with every request."""

    def __init__(self, url):
        self.url = url
        self.headers = {"content-type": "application/json", "x-client": CLIENT}

    def begin(self):
        """Makes this device a visitor, whose basket it is."""
        self.headers["x-visitor"] = self.send(BEGIN_VISIT)["beginVisit"]["token"]

    def do(self, document, value):
        """Runs a mutation; whatever is not its payload is a refusal, worded for the shopper."""
        (result,) = self.send(document, {"input": value}).values()
        if not result["__typename"].endswith("Payload"):
            sys.exit(f"{result['code']}: {result['message']}")
        return result

    def send(self, document, variables=None):
        """Runs one operation, again while the shop says that it is worth it. A change is sent with a key, or can be made twice."""
        body = {
            "query": document,
            "variables": variables or {},
            "extensions": {"persistedQuery": {"version": 1, "sha256Hash": hash_of(document)}},
        }
        for attempt in range(ATTEMPTS):
            request = urllib.request.Request(f"{self.url}/graphql", json.dumps(body).encode(), self.headers)
            wait = 2**attempt / 4
            try:
                with urllib.request.urlopen(request, timeout=15) as response:
                    answer = json.load(response)
                if "errors" not in answer:
                    return answer["data"]
                fault = answer["errors"][0]
                problem = f"{fault['extensions']['code']}: {fault['message']}"
                if not fault["extensions"].get("retryable"):
                    sys.exit(problem)
            except urllib.error.HTTPError as error:
                problem = f"{error.code}: {error.read().decode()}"
                if error.code not in (429, 502, 503, 504):
                    sys.exit(problem)
                wait = max(wait, int(error.headers.get("retry-after", 0)))
            except OSError as error:
                problem = str(error)
            time.sleep(wait)
        sys.exit(problem)


def main(url):
    shop = Shop(url)
    listing = shop.send(MATTRESSES, {"path": "/matrassen"})["category"]["listing"]
    offers = [
        (product["name"], variant)
        for product in listing["nodes"]
        for variant in product["variants"]["nodes"]
        if variant["sellable"]
    ]
    if not offers:
        sys.exit("Every mattress is sold out.")
    name, variant = offers[0]
    price = variant["price"]["withTax"]["formatted"]
    print(f"{listing['totalCount']} mattresses; chosen: {name}, {variant['title']}, {price}")

    shop.begin()
    key = str(uuid.uuid4())
    added = shop.do(ADD, {"variantId": variant["variantId"], "quantity": 1, "idempotencyKey": key})
    print(f"in the basket: {added['basket']['count']}")

    person = {"firstName": "Sanne", "lastName": "de Vries", "gender": "NO_CHOICE"}
    signed_in = shop.do(SIGN_IN, {**person, "email": "sanne@voorbeeld.example"})
    shop.headers["authorization"] = f"Bearer {signed_in['token']}"

    home = {"street": "Keizersgracht", "houseNumber": "12", "zipCode": "1015 CJ", "city": "Amsterdam"}
    shop.do(ADDRESS, {"shipping": {**person, **home, "countryCode": "NL"}})
    shop.do(DELIVERY, {"key": "standard"})
    checkout = shop.do(PAYMENT, {"key": "ideal"})["checkout"]
    print(f"to pay: {checkout['total']['formatted']}; missing: {', '.join(checkout['missing']) or 'nothing'}")

    agreed = {"checkoutVersion": checkout["version"], "acceptedTotalCents": checkout["total"]["cents"]}
    # the same key for every repetition of one order: sent twice, it is placed once
    placed = shop.do(ORDER, {**agreed, "idempotencyKey": str(uuid.uuid4())})
    print(f"order {placed['order']['number']}; pay at {placed['payment']['redirectUrl']}")


if __name__ == "__main__":
    argument = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
    if argument == "--documents":
        print(json.dumps({hash_of(document): document for document in DOCUMENTS}, indent=2))
    else:
        main(argument.rstrip("/"))
