import * as fc from "fast-check";

/** Property tests try the same cases on each run, so that a failure is somebody's change; `FAST_CHECK_SEED` explores others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_121) });
