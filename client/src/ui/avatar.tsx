import { classNames } from "#client/ui/class-names";

type AvatarProps = {
  firstName: string;
  lastName: string;
  /** Of others it is not known. */
  email?: string;
  imageUrl?: string | null;
  className?: string | undefined;
};

/** The first letters of first and last name, else of the e-mail: "Ọláyínká Adébáyọ̀" is ỌA. */
export function initialsOf({
  firstName,
  lastName,
  email,
}: Pick<AvatarProps, "firstName" | "lastName" | "email">) {
  const letters = [firstName, lastName].map(firstLetter).join("");
  return letters || firstLetter(email ?? "");
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(text: string): string {
  const [first] = graphemes.segment(text.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}

export function Avatar({ imageUrl, className, ...person }: AvatarProps) {
  const skin = classNames("size-9 shrink-0 rounded-full", className);
  if (imageUrl) return <img src={imageUrl} alt="" className={classNames(skin, "object-cover")} />;
  return (
    <span
      aria-hidden
      className={classNames(
        skin,
        "grid place-items-center bg-primary text-xs font-semibold tracking-wide text-on-primary",
      )}
    >
      {initialsOf(person)}
    </span>
  );
}
