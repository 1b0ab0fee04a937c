// @ts-check

/**
 * What is to be sent.
 * @typedef {object} Sent
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {{ query: string, variables?: Record<string, unknown> | undefined, operationName?: string | undefined }} body
 */

/** How an operation can be copied: by the name of a tool or language, its text. */
export const copyAs = { curl, fetch: inJavaScript, Python: inPython, Kotlin: inKotlin, Swift: inSwift };

/** @param {Sent} sent */
function curl({ url, headers, body }) {
  const lines = Object.entries(headers).map(([name, value]) => `  -H ${shellText(`${name}: ${value}`)} \\`);
  return [`curl ${shellText(url)} \\`, ...lines, `  --data-raw ${shellText(JSON.stringify(body))}`].join("\n");
}

/** @param {Sent} sent */
function inJavaScript({ url, headers, body }) {
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: ${indented(JSON.stringify(headers, null, 2))},
  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),
});
console.log(await response.json());`;
}

/** @param {Sent} sent */
function inPython({ url, headers, body }) {
  // a JSON text is one of Python's too, once it is read as JSON
  return `import json
import urllib.request

body = json.loads(${pythonText(JSON.stringify(body))})
headers = json.loads(${pythonText(JSON.stringify(headers))})
request = urllib.request.Request(${pythonText(url)}, json.dumps(body).encode(), headers)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`;
}

/** @param {Sent} sent */
function inKotlin({ url, headers, body }) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    .header(${kotlinText(name)}, ${kotlinText(value)})`,
  );
  return `import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse

val body = ${kotlinText(JSON.stringify(body))}
val request = HttpRequest.newBuilder(URI(${kotlinText(url)}))
${lines.join("\n")}
    .POST(HttpRequest.BodyPublishers.ofString(body))
    .build()
println(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body())`;
}

/** @param {Sent} sent */
function inSwift({ url, headers, body }) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `request.setValue(${JSON.stringify(value)}, forHTTPHeaderField: ${JSON.stringify(name)})`,
  );
  return `import Foundation

var request = URLRequest(url: URL(string: ${JSON.stringify(url)})!)
request.httpMethod = "POST"
${lines.join("\n")}
request.httpBody = Data(${JSON.stringify(JSON.stringify(body))}.utf8)
let (data, _) = try await URLSession.shared.data(for: request)
print(String(decoding: data, as: UTF8.self))`;
}

/** @param {string} text */
function indented(text) {
  return text.replaceAll("\n", "\n  ");
}

/** @param {string} text */
function shellText(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** @param {string} text */
function pythonText(text) {
  return `'${text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", String.raw`\'`)
    .replaceAll("\n", String.raw`\n`)}'`;
}

/** @param {string} text */
function kotlinText(text) {
  return JSON.stringify(text).replaceAll("$", String.raw`\$`);
}
