/** A body of 64 MB whose length is not announced, which counts the bytes that were pulled from it. */
export class LongBody {
  pulled = 0;
  readonly stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      this.pulled += chunk.length;
      if (this.pulled > 64 * 1024 * 1024) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

const chunk = new Uint8Array(16 * 1024).fill(97);
