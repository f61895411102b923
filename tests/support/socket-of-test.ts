/** The ends of a socket that passes on what one sends to all others that are open. A test opens and breaks them. */
export class SocketOfTest extends EventTarget {
  static readonly OPEN = 1;
  static all: SocketOfTest[] = [];
  readonly sent: string[] = [];
  readonly address: string;
  readyState = 0;

  constructor(address: string) {
    super();
    this.address = address;
    SocketOfTest.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
    for (const other of SocketOfTest.all)
      if (other !== this && other.readyState === SocketOfTest.OPEN) other.receive(text);
  }

  receive(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  open(): void {
    this.readyState = SocketOfTest.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}
