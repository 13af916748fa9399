import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ImagePlus, X } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { ACCEPTED_PICTURES, pictureRefusals, refusePicture } from "#client/features/account/refuse-picture";
import { useRemoveAvatar } from "#client/features/account/use-avatar";
import { Avatar } from "#client/ui/avatar";
import { Button } from "#client/ui/button";
import { classNames } from "#client/ui/class-names";
import { FileInput } from "#client/ui/fields/file-input";

const loadCropDialog = () => import("#client/features/account/crop-dialog");
const CropDialog = lazy(async () => ({ default: (await loadCropDialog()).CropDialog }));

/** The picture of oneself: to choose, to change, to remove. */
export function AvatarEditor({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = useRemoveAvatar();
  useEffect(() => void loadCropDialog().catch(() => undefined), []);

  function choose(chosen: File) {
    const refused = refusePicture(chosen);
    setRefusal(refused);
    if (!refused) setFile(chosen);
  }
  function refuse() {
    setFile(undefined);
    setRefusal(pictureRefusals.picture_unreadable);
  }
  const hasPicture = user.profileImageUrl !== null;
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Avatar {...user} imageUrl={user.profileImageUrl} className="size-20 text-xl! sm:size-24" />
      <div className="min-w-0">
        <p className="font-serif text-xl font-semibold wrap-anywhere">
          <bdi>
            {user.firstName} {user.lastName}
          </bdi>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{user.email}</p>
        <div className="-ml-3 mt-1 flex flex-wrap">
          <Button
            variant="ghost"
            size="sm"
            icon={<ImagePlus aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? "Change picture" : "Add a picture"}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              size="sm"
              icon={<X aria-hidden />}
              busy={remove.isPending}
              busyLabel="Removing…"
              onClick={() => remove.mutate()}
            >
              Remove
            </Button>
          )}
        </div>
        <p
          role="status"
          className={classNames("text-xs", refusal ? "font-medium text-danger" : "text-muted")}
        >
          {refusal ?? "PNG, JPEG or WebP, at most 5 MB"}
        </p>
      </div>
      <FileInput
        ref={input}
        aria-label="Picture of yourself"
        accept={ACCEPTED_PICTURES}
        hidden
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      {file && (
        <Suspense>
          <CropDialog file={file} onClose={() => setFile(undefined)} onUnreadable={refuse} />
        </Suspense>
      )}
    </div>
  );
}
