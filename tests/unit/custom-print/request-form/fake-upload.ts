type Sent = { form: FormData; path: string; headers: Record<string, string> }

/** The network stands in at XMLHttpRequest; everything above it is real. */
export class FakeUpload extends EventTarget {
  static all: FakeUpload[] = []
  readonly upload = new EventTarget()
  timeout = 0
  status = 0
  responseText = ''
  sent: Sent = { form: new FormData(), path: '', headers: {} }
  private headers: Record<string, string> = {}

  open(_method: string, path: string) {
    this.sent.path = path
  }

  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value
  }

  send(form: FormData) {
    this.sent.form = form
    FakeUpload.all.push(this)
  }

  getResponseHeader(name: string) {
    return this.headers[name] ?? null
  }

  leaves(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }

  answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    Object.assign(this, { status, headers })
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new ProgressEvent('load'))
  }

  cut() {
    this.dispatchEvent(new ProgressEvent('error'))
  }

  get request(): Record<string, unknown> {
    return JSON.parse(String(this.sent.form.get('request')))
  }
}
