import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import { deflated, pdf, stream } from './pdf.fixture.ts';

const motivo = (bytes: Buffer) =>
  examine('application/pdf', bytes).then(
    () => 'aceito',
    (erro: { motivo?: string }) => erro.motivo ?? String(erro),
  );
const objStm = (content: string) => {
  const packed = `10 0 ${content}`;
  return deflated(`/Type /ObjStm /N 1 /First 5`, packed);
};

const calls = '<< /S /URI /URI (https://x.example/) >>';

describe('a PDF', () => {
  it('is kept as it came, byte for byte, and its pages are counted', async () => {
    const bytes = pdf();
    const exame = await examine('application/pdf', bytes);
    expect(exame).toMatchObject({ tipo: 'application/pdf', paginas: 1, miniatura: null });
    expect(Buffer.from(exame.bytes).equals(bytes)).toBe(true);
  });

  it('may have links, pictures, packed objects, a form, and blanks behind its end', async () => {
    expect(
      await motivo(
        pdf({
          objects: [
            '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://banco.example/JavaScript-guide) >> >>',
            deflated('/Type /XObject /Subtype /Image /Width 9 /Height 9', Buffer.alloc(9_000)),
            objStm('<< /Type /Font /BaseFont /ABCDEF+Times#20New#20Roman >>'),
            '<< /FT /Sig /V << /Type /Sig /Filter /Adobe.PPKLite /Contents <00> >> >>',
          ],
          catalog: '/OpenAction [3 0 R /Fit] /AcroForm << /Fields [] /SigFlags 3 >>',
        }),
      ),
    ).toBe('aceito');
    expect(await motivo(Buffer.concat([pdf(), Buffer.from('\r\n\0\0  \n')]))).toBe('aceito');
  });

  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://banco.example/) >> >>';
  it.each<[string, Buffer]>([
    ['a place as it opens, and links', pdf({ catalog: '/OpenAction [3 0 R /Fit]', objects: [link] })],
    ['a place by its name, and links', pdf({ catalog: '/OpenAction (capa)', objects: [link] })],
    ['a place by an action, without a link', pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['a place by a reference, without a link', pdf({ catalog: '/OpenAction 3 0 R' })],
    ['a font named as actions are, and links', pdf({ objects: [link, deflated('', 'BT /AA 12 Tf ET')] })],
  ])('may have %s', async (_, bytes) => {
    expect(await motivo(bytes)).toBe('aceito');
  });

  it.each<[string, Buffer]>([
    ['a program', pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
    ['a program in an escaped name', pdf({ catalog: '/OpenAction << /S /J#61v#61Script /JS (1) >>' })],
    ['a program in a name escaped in capitals', pdf({ catalog: '/AA << /O << /S /#4AavaScript >> >>' })],
    ['a program that is packed', pdf({ objects: [objStm('<< /S /JavaScript /JS (1) >>')] })],
    ['a program that is packed and escaped', pdf({ objects: [objStm('<< /S /JavaScrip#74 >>')] })],
    ['a program at the very end of what is packed', pdf({ objects: [objStm('/JavaScript')] })],
    ['a program in a stream that nobody names', pdf({ objects: [deflated('', 'x << /S /JavaScript >>')] })],
    ['a program to start', pdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['a file within', pdf({ objects: [deflated('/Type /EmbeddedFile', 'MZ')] })],
    ['a file pinned to a page', pdf({ objects: ['<< /Type /Annot /Subtype /FileAttachment >>'] })],
    ['something that calls out', pdf({ objects: ['<< /S /SubmitForm /F (http://x) >>', '<< /S /GoToR >>'] })],
    ['an address called as it opens', pdf({ catalog: `/OpenAction ${calls}` })],
    ['an address called by a reference', pdf({ catalog: '/OpenAction 9 0 R', objects: [calls] })],
    [
      'an address called, escaped',
      pdf({ catalog: '/Open#41ction << /S /U#52I /#55RI (https://x.example/) >>' }),
    ],
    ['an address called after a place', pdf({ catalog: `/OpenAction << /S /GoTo /Next ${calls} >>` })],
    ['an address called behind a comment', pdf({ catalog: `/OpenAction %[\n${calls}` })],
    ['an address called behind blanks', pdf({ catalog: `/OpenAction ${' '.repeat(300_000)}${calls}` })],
    ['an address called by a page shown', pdf({ objects: [`<< /Type /Page /AA << /O ${calls} >> >>`] })],
    ['an address called by a page, by a reference', pdf({ objects: ['<< /AA 9 0 R >>', calls] })],
    ['an address called, packed', pdf({ catalog: '/OpenAction 10 0 R', objects: [objStm(calls)] })],
    [
      'an address called, all of it packed, far apart',
      pdf({ objects: [objStm(`<< /OpenAction 9 0 R >>${' '.repeat(300_000)}`), objStm(calls)] }),
    ],
    ...[262_130, 262_140, 262_143].map((before): [string, Buffer] => [
      `an address called, over the edge of a part, ${before}`,
      pdf({ objects: [objStm(`${' '.repeat(before - 5)}<< /OpenAction ${calls} >>`)] }),
    ]),
    ['a film', pdf({ objects: ['<< /Subtype /RichMedia >>'] })],
    [
      'a form of the old kind',
      pdf({ catalog: '/AcroForm << /XFA 5 0 R >>', objects: [deflated('', '<xdp/>')] }),
    ],
    [
      'a program in a revision that a later one hides',
      Buffer.concat([pdf({ objects: ['<< /S /JavaScript >>'] }), pdf({ objects: ['<< >>'] }).subarray(9)]),
    ],
    [
      'packed objects behind a predictor',
      pdf({ objects: [deflated('/Type /ObjStm /N 1 /First 5 /DecodeParms << /Predictor 12 >>', 'x')] }),
    ],
    [
      'packed objects behind another filter',
      pdf({ objects: [stream('/Type /ObjStm /N 1 /First 5 /Filter /LZWDecode', Buffer.from('x'))] }),
    ],
    [
      'packed objects whose dictionary hides in a comment',
      pdf({
        objects: [
          stream(
            '/DecodeParms << /Predictor 12 >> %endobj 7 0 obj << \n/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
            deflateSync('x'),
          ),
        ],
      }),
    ],
    [
      'packed objects whose dictionary hides in a text',
      pdf({
        objects: [
          stream(
            '/DecodeParms << /Predictor 12 >> /X (\n7 0 obj << ) /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
            deflateSync('x'),
          ),
        ],
      }),
    ],
  ])('that has %s in it acts', async (_, bytes) => {
    expect(await motivo(bytes)).toBe('ativo');
  });

  it.each<[string, Buffer]>([
    ['is a ZIP as well', Buffer.concat([pdf(), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')])],
    [
      'is a ZIP whose comment is the end of the PDF',
      Buffer.concat([
        pdf().subarray(0, -6),
        Buffer.from('PK\x05\x06'.padEnd(20, '\0'), 'latin1'),
        Buffer.from('\x06\0%%EOF\n', 'latin1'),
      ]),
    ],
    ['is a RAR as well', pdf({ objects: [stream('', Buffer.from('Rar!\x1a\x07\x00', 'latin1'))] })],
    ['is a page as well', pdf({ objects: [stream('', Buffer.from('<SCRIPT src=//x>'))] })],
    ['goes on after its end', Buffer.concat([pdf(), Buffer.from('#!/bin/sh\nrm -rf ~\n')])],
    ['has no end', pdf().subarray(0, -8)],
  ])('that %s is two things at once', async (_, bytes) => {
    expect(await motivo(bytes)).toBe('duplo');
  });

  it('with a password is refused, also where the reader needs none', async () => {
    expect(await motivo(pdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 1 >>'] }))).toBe(
      'senha',
    );
  });

  it('that unfolds without end is refused before it is unfolded', async () => {
    const zeros = stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 }));
    const bomb = (gigabytes: number) => pdf({ objects: Array.from({ length: 5 * gigabytes }, () => zeros) });
    expect(bomb(1).length).toBeLessThan(1_100_000);
    const refusing = async (bytes: Buffer) => {
      const inicio = process.cpuUsage();
      expect(await motivo(bytes)).toBe('expande');
      const { user, system } = process.cpuUsage(inicio);
      return user + system;
    };
    // What unfolds to seven times as much takes no longer to refuse.
    expect(await refusing(bomb(7))).toBeLessThan(3 * (await refusing(bomb(1))));
    expect(
      await motivo(
        pdf({ objects: [stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync('x')))] }),
      ),
    ).toBe('expande');
  });

  it.each<[string, Buffer]>([
    ['nothing behind its first line', Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'no pages',
      Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
    ],
  ])('with %s cannot be opened', async (_, bytes) => {
    expect(await motivo(bytes)).toBe('danificado');
  });
});
