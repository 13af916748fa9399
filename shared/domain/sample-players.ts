type Player = {
  name: string;
  /** What its frame is loaded from. */
  origin: string;
  /** The address of the frame that plays what is found there; null where nothing can be played. */
  frameFor: (url: URL) => string | null;
};

const ID = /^[\w-]{1,64}$/;
const isId = (text: string | null | undefined): text is string => !!text && ID.test(text);
const parts = ({ pathname }: URL) => pathname.split("/").filter(Boolean);

/** Where musicians put what they make, by the host of the address they give. */
const players: Record<string, Player> = Object.fromEntries(
  [
    {
      hosts: ["youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be"],
      name: "YouTube",
      origin: "https://www.youtube-nocookie.com",
      frameFor(url: URL) {
        const [first, second] = parts(url);
        const id =
          url.hostname === "youtu.be"
            ? first
            : first === "shorts" || first === "live"
              ? second
              : url.searchParams.get("v");
        return isId(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null;
      },
    },
    {
      hosts: ["soundcloud.com", "m.soundcloud.com"],
      name: "SoundCloud",
      origin: "https://w.soundcloud.com",
      frameFor(url: URL) {
        const track = `https://soundcloud.com/${parts(url).join("/")}`;
        return parts(url).length > 0
          ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}&auto_play=true`
          : null;
      },
    },
    {
      hosts: ["open.spotify.com"],
      name: "Spotify",
      origin: "https://open.spotify.com",
      frameFor(url: URL) {
        // In front of the kind there may be a country: /intl-fr/track/…
        const [kind, id] = parts(url).slice(-2);
        return /^(track|album|artist|playlist|episode)$/.test(kind ?? "") && isId(id)
          ? `https://open.spotify.com/embed/${kind}/${id}`
          : null;
      },
    },
    {
      hosts: ["audiomack.com"],
      name: "Audiomack",
      origin: "https://audiomack.com",
      frameFor(url: URL) {
        const [artist, kind, slug] = parts(url);
        return isId(artist) && /^(song|album|playlist)$/.test(kind ?? "") && isId(slug)
          ? `https://audiomack.com/embed/${artist}/${kind}/${slug}`
          : null;
      },
    },
  ].flatMap(({ hosts, ...player }) => hosts.map((host) => [host, player])),
);

/** What may be loaded in a frame, for the page's policy. */
export const playerOrigins = [...new Set(Object.values(players).map(({ origin }) => origin))];

/** Who plays what stands at the address, and in which frame; null where no player is known. */
export function playerOf(address: string): { name: string; frame: string } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const player = players[url.hostname.replace(/^www\./, "")];
  if (!player || !/^https?:$/.test(url.protocol)) return null;
  const frame = player.frameFor(url);
  return frame === null ? null : { name: player.name, frame };
}
