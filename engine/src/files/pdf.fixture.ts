import { deflateSync } from 'node:zlib';

/** A PDF of one page, with more objects if given (from 5 on) and more in its catalogue. Cross references are as they should be. */
export function pdf({
  objects = [],
  catalog = '',
  trailer = '',
  page = '',
  content = 'BT (Comprovante) Tj ET',
}: {
  objects?: (string | Buffer)[];
  catalog?: string;
  trailer?: string;
  /** More in its page, and what is drawn on it. */
  page?: string;
  content?: string;
} = {}): Buffer {
  const bodies: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${page} >>`,
    stream('', Buffer.from(content)),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const offsets = bodies.map((body, i) => {
    const part = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ]);
    const offset = length;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream as an object has it; `entries` more of its dictionary. */
export const stream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

export const deflated = (entries: string, content: string | Buffer): Buffer =>
  stream(`/Filter /FlateDecode ${entries}`, deflateSync(content));
