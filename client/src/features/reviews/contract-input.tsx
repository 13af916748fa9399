import { changeContract, useContractInHand, type InputWay } from "#client/features/reviews/contract-in-hand";
import { DropZone } from "#client/features/reviews/drop-zone";
import { ExtractionProgress } from "#client/features/reviews/extraction-progress";
import { FileText } from "#client/features/reviews/file-text";
import { PasteText } from "#client/features/reviews/paste-text";
import type { ExtractionState } from "#client/features/reviews/use-extraction";
import { useStrayDrops } from "#client/lib/use-stray-drops";
import { Notice } from "#client/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";

type ContractInputProps = {
  extraction: ExtractionState;
  /** Why its text cannot be read. */
  obstacle: string | null;
  /** Guests have no room for files with us. */
  takesFiles?: boolean;
};

/** The two ways to give us a contract; without files only the one. */
export function ContractInput({
  extraction: { extraction, read, stop },
  obstacle,
  takesFiles = true,
}: ContractInputProps) {
  const { way, file } = useContractInHand();
  useStrayDrops();
  if (!takesFiles) return <PasteText obstacle={obstacle} />;
  const isRunning = extraction.phase === "sending" || extraction.phase === "reading";
  const failure = extraction.phase === "failed" && (
    <Notice tone="danger" title={<bdi>{extraction.file.name}</bdi>}>
      {extraction.message}
    </Notice>
  );
  return (
    <Tabs value={way} onValueChange={(value) => changeContract({ way: value as InputWay })}>
      <TabsList aria-label="How you give us the contract">
        <TabsTrigger value="upload">Upload File</TabsTrigger>
        <TabsTrigger value="paste">Paste Text</TabsTrigger>
      </TabsList>
      <TabsContent value="upload" className="grid gap-4">
        {isRunning && <ExtractionProgress extraction={extraction} onCancel={stop} />}
        {!isRunning && file && <FileText file={file} obstacle={obstacle} onAnother={read} />}
        {!isRunning && !file && <DropZone onFile={read} />}
        {failure}
      </TabsContent>
      <TabsContent value="paste" className="grid gap-4">
        {failure}
        <PasteText obstacle={obstacle} />
      </TabsContent>
    </Tabs>
  );
}
