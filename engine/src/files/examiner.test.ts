import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createExaminer, type Examiner } from './examiner.ts';
import { TURNED_HEIC } from './heic.fixture.ts';
import { deflated, pdf } from './pdf.fixture.ts';
import { Recusa } from './refusals.ts';

const folder = mkdtempSync(join(tmpdir(), 'martelo-exame-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A child that does something else with the files it is given. */
function program(name: string, onFile: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `process.on('message', async (pedido) => { ${onFile} });\nprocess.send({ pronto: true });\n`,
  );
  return path;
}

const open: Examiner[] = [];
afterEach(() => {
  for (const examiner of open.splice(0)) examiner.stop();
});
const examinerOf = (options: Parameters<typeof createExaminer>[0] = {}): Examiner => {
  const examiner = createExaminer(options);
  open.push(examiner);
  return examiner;
};
const motivo = (examined: Promise<unknown>) =>
  examined.then(
    () => 'aceito',
    (erro: { motivo?: string; codigo?: string }) => erro.motivo ?? erro.codigo ?? String(erro),
  );

describe('files of strangers', () => {
  it('are opened in another process, one after the other, and refused there as here', async () => {
    const examiner = examinerOf();
    const [heic, bom, ruim] = await Promise.all([
      examiner.examine('image/heic', TURNED_HEIC),
      examiner.examine('application/pdf', pdf()),
      motivo(examiner.examine('application/pdf', pdf({ catalog: '/S /JavaScript' }))),
    ]);
    expect([heic.largura, heic.altura, bom.paginas, ruim]).toEqual([64, 96, 1, 'ativo']);
  });

  it('of kinds that a library would open, and we do not, stay closed', async () => {
    const examiner = examinerOf();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer();
    for (const bytes of [svg, tiff])
      expect(await motivo(examiner.examine('image/png', bytes))).toBe('danificado');
  });

  it('that hold the process up cost it its life, and the next one is opened in a new one', async () => {
    const examiner = examinerOf({
      deadlineMs: 300,
      program: program('stuck', "if (pedido.bytes[0] === 1) for (;;) {}; process.send({ motivo: 'vazio' });"),
    });
    const both = [1, 2].map((byte) => motivo(examiner.examine('image/png', Uint8Array.of(byte))));
    expect(await Promise.all(both)).toEqual(['demorado', 'vazio']);
  });

  it('that kill the process are damaged, say so to the operator, and take nothing else along', async () => {
    const details: string[] = [];
    const examiner = examinerOf({
      failed: (detail) => details.push(detail),
      program: program(
        'dying',
        "if (pedido.bytes[0] === 1) process.abort(); process.send({ motivo: 'vazio' });",
      ),
    });
    const both = [1, 2].map((byte) => motivo(examiner.examine('image/png', Uint8Array.of(byte))));
    expect(await Promise.all(both)).toEqual(['danificado', 'vazio']);
    expect(details).toHaveLength(1);
  });

  it('meet a process that knows none of our secrets, writes nothing and starts nothing', async () => {
    process.env.MARTELO_TESTE_SEGREDO = 'segredo';
    try {
      const probe = program(
        'probe',
        `const { writeFileSync } = await import('node:fs');
         const { execSync } = await import('node:child_process');
         const { Worker } = await import('node:worker_threads');
         const tries = [() => writeFileSync(${JSON.stringify(join(folder, 'written'))}, ''), () => execSync('true'), () => new Worker('', { eval: true })];
         const codes = tries.map((act) => { try { act(); return 'done'; } catch (erro) { return erro.code; } });
         process.send({ motivo: [...codes, process.env.MARTELO_TESTE_SEGREDO ?? 'nothing'].join() });`,
      );
      const denied = 'ERR_ACCESS_DENIED';
      expect(await motivo(examinerOf({ program: probe }).examine('image/png', Uint8Array.of(1)))).toBe(
        [denied, denied, denied, 'nothing'].join(),
      );
      expect(readdirSync(folder)).not.toContain('written');
    } finally {
      delete process.env.MARTELO_TESTE_SEGREDO;
    }
  });

  it('wait their turn, and above a number are refused for now', async () => {
    const examiner = examinerOf({
      waiting: 2,
      program: program('slow', "setTimeout(() => process.send({ motivo: 'vazio' }), 200);"),
    });
    const four = Array.from({ length: 4 }, () => motivo(examiner.examine('image/png', Uint8Array.of(1))));
    expect(await Promise.all(four)).toEqual(['vazio', 'vazio', 'vazio', 'OCUPADO']);
  });

  it('are refused for now by an examiner that does not start, or that was stopped', async () => {
    const details: string[] = [];
    const examiner = examinerOf({
      program: join(folder, 'missing.mjs'),
      failed: (detail) => details.push(detail),
    });
    expect(await motivo(examiner.examine('image/png', Uint8Array.of(1)))).toBe('INDISPONIVEL');
    expect(details).toHaveLength(1);
    const stopping = examinerOf({ program: program('endless', '') });
    const both = [1, 2].map(() => motivo(stopping.examine('image/png', Uint8Array.of(1))));
    await sleep(100);
    stopping.stop();
    expect((await Promise.all(both)).at(-1)).toBe('INDISPONIVEL');
    expect(await motivo(stopping.examine('image/png', Uint8Array.of(1)))).toBe('INDISPONIVEL');
  });
});

describe('whatever is sent', () => {
  let examiner: Examiner;
  const whole: Record<string, Buffer> = {};
  beforeAll(async () => {
    examiner = createExaminer({ waiting: 1_000 });
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
    for (const format of ['jpeg', 'png', 'webp'] as const)
      whole[`image/${format}`] = await picture.toFormat(format).toBuffer();
    whole['image/heic'] = TURNED_HEIC;
    whole['application/pdf'] = pdf({ objects: [deflated('', 'BT ET')] });
  });
  afterAll(() => examiner.stop());

  const change = fc.oneof(
    fc.record({ act: fc.constant('flip' as const), at: fc.nat(), to: fc.nat(255) }),
    fc.record({ act: fc.constant('cut' as const), at: fc.nat(), to: fc.nat(200) }),
    fc.record({ act: fc.constant('add' as const), at: fc.nat(), to: fc.nat(255) }),
    fc.record({ act: fc.constant('repeat' as const), at: fc.nat(), to: fc.nat(200) }),
  );
  function mutated(bytes: Buffer, changes: { act: string; at: number; to: number }[]): Buffer {
    return changes.reduce((before, { act, at, to }) => {
      const place = before.length === 0 ? 0 : at % before.length;
      const [head, tail] = [before.subarray(0, place), before.subarray(place)];
      if (act === 'flip') return Buffer.concat([head, Buffer.of(to), tail.subarray(1)]);
      if (act === 'cut') return Buffer.concat([head, tail.subarray(to)]);
      if (act === 'add') return Buffer.concat([head, Buffer.of(to), tail]);
      return Buffer.concat([head, tail.subarray(0, to), tail]);
    }, bytes);
  }

  it('comes out as a JPEG made here or the PDF that it was, or is refused for a reason that people are told', async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'),
        fc.array(change, { maxLength: 8 }),
        async (tipo, changes) => {
          const bytes = mutated(whole[tipo]!, changes);
          const exame = await examiner.examine(tipo as never, bytes).catch((erro: unknown) => erro);
          if (exame instanceof Recusa) {
            outcomes.set(exame.motivo, (outcomes.get(exame.motivo) ?? 0) + 1);
            return;
          }
          if (exame instanceof Error) throw exame;
          const kept = exame as Awaited<ReturnType<Examiner['examine']>>;
          outcomes.set(kept.tipo, (outcomes.get(kept.tipo) ?? 0) + 1);
          if (kept.tipo === 'application/pdf') {
            expect(Buffer.from(kept.bytes).equals(bytes)).toBe(true);
            return;
          }
          const { format, exif, xmp } = await sharp(kept.bytes).metadata();
          expect([kept.tipo, format, exif, xmp]).toEqual(['image/jpeg', 'jpeg', undefined, undefined]);
        },
      ),
      { numRuns: 250 },
    );
    // It would prove nothing if all were refused, or none.
    expect(outcomes.get('image/jpeg')).toBeGreaterThan(5);
    expect(outcomes.get('danificado')).toBeGreaterThan(5);
  });
});
