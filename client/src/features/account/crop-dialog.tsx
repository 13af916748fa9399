import { useEffect, useId, useState } from "react";
import { ZoomIn, ZoomOut } from "lucide-react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { cropPicture, type Square } from "#client/features/account/crop-picture";
import { useUploadAvatar } from "#client/features/account/use-avatar";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";

type CropDialogProps = {
  file: File;
  onClose: () => void;
  /** The file is no picture after all. */
  onUnreadable: () => void;
};

const CENTRE = { x: 0, y: 0 };
const MOST_ZOOM = 4;
/** Of an arrow key, in pixels. */
const STEP_PX = 4;

/** The part of a picture that is shown, chosen with a finger, a mouse or the keys, and sent. */
export function CropDialog({ file, onClose, onUnreadable }: CropDialogProps) {
  const address = useAddress(file);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const upload = useUploadAvatar(onClose);
  const save = async () => {
    if (!address || !square) return;
    const cropped = await cropPicture(file, address, square).catch(() => undefined);
    if (cropped) upload.mutate(cropped);
    else onUnreadable();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your picture"
      description="Drag it, or move it with the arrow keys."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!square}
            busy={upload.isPending}
            busyLabel={`Uploading… ${Math.round(upload.sent * 100)}%`}
            onClick={() => void save()}
          >
            Save picture
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="relative h-64 overflow-hidden rounded-control bg-[#12140f] sm:h-80">
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
              aspect={1}
              cropShape="round"
              objectFit="cover"
              showGrid={false}
              keyboardStep={STEP_PX}
              disableAutomaticStylesInjection
              cropperProps={{ "aria-label": "The part that is shown", role: "group" }}
              mediaProps={{ alt: "", onError: onUnreadable }}
              classes={{ cropAreaClassName: "outline-offset-4" }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => setSquare(pixels)}
            />
          )}
        </div>
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
    </Dialog>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        Zoom
      </label>
      <ZoomOut aria-hidden className="size-5 shrink-0 text-muted" />
      <input
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={({ target }) => onZoom(target.valueAsNumber)}
        className="min-h-11 min-w-0 flex-1 accent-primary"
      />
      <ZoomIn aria-hidden className="size-5 shrink-0 text-muted" />
    </div>
  );
}

/** An address of the file that lasts as long as the dialog. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
