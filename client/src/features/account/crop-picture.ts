/** Twice the size that is kept: enough for any screen, and a light upload however large the picture was. */
const SIDE_PX = 512;
const QUALITY = 0.9;
/** Of larger ones a small phone could not hold a second copy. */
const MOST_PIXELS_CHECKED = 25_000_000;

/** A square within a picture, in its own pixels. */
export type Square = { x: number; y: number; width: number; height: number };

/** The square of a picture as a file of its own, without the picture's place, date and camera. */
export async function cropPicture(
  original: File,
  address: string,
  { x, y, width, height }: Square,
): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  // An image element shows what there is of a truncated file without a word; this throws.
  if (picture.naturalWidth * picture.naturalHeight <= MOST_PIXELS_CHECKED)
    (await createImageBitmap(original)).close();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE_PX;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("This browser cannot draw");
  // What is transparent would turn black.
  paper.fillStyle = "#ffffff";
  paper.fillRect(0, 0, SIDE_PX, SIDE_PX);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/jpeg", QUALITY));
  if (!blob) throw new Error("This browser cannot write the picture");
  return new File([blob], "picture.jpg", { type: blob.type });
}
