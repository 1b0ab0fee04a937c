/** Gives the visitor a file of JSON. */
export function downloadFile(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // the browser has taken hold of it once the click is over
  setTimeout(() => URL.revokeObjectURL(address));
}
