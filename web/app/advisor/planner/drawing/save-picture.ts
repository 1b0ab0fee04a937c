/** Width of a picture of a plan, in px. */
const width = 1600;

/** Saves a drawing as a PNG picture. The drawing carries its own colours, so that it needs no style sheet. */
export async function savePicture(svg: SVGSVGElement, fileName: string): Promise<void> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const mark of copy.querySelectorAll("[data-selection]")) mark.remove();
  const { width: boxWidth, height: boxHeight } = svg.viewBox.baseVal;
  const height = Math.round((width * boxHeight) / boxWidth);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${fileName}.png`;
  link.click();
}
