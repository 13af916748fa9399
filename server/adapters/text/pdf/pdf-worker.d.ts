declare module "pdfjs-dist/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: {
    initializeFromPort(port: import("#server/adapters/text/pdf/in-process-port").InProcessPort): void;
  };
}
