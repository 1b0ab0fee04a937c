/** A body of 64 MB whose length is not announced, which counts the bytes that were asked of it. */
export class LongBody {
  asked = 0;
  readonly stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      this.asked += chunk.length;
      if (this.asked > 64 * 1024 * 1024) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

const chunk = new Uint8Array(16 * 1024).fill(97);
