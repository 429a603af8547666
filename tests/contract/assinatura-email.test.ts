import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

/** One's own e-mail signature, and the brand's model of it. */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'sac', 'mkt', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
});
afterAll(() => engine.encerrar());

const ONDE = '/v1/assinatura-email';
const MODELO = '/v1/modelo-assinatura-email';
const como = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem] },
    ...(quem === 'pacto' ? { hotsite: 'pacto' } : {}),
    ...(corpo ? { corpo } : {}),
  });
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];

describe('an e-mail signature', () => {
  it('is each one’s own, in the house’s model while the brand has none; of no client and no visitor', async () => {
    expect((await engine.pedir('GET', ONDE)).status).toBe(401);
    expect(codigo(await como('cliente1', 'GET', ONDE))).toEqual([403, 'SEM_PERMISSAO']);
    expect(codigo(await como('cliente1', 'PUT', ONDE, { revisao: 0 }))).toEqual([403, 'SEM_PERMISSAO']);
    const { status, corpo } = await como('sac', 'GET', ONDE);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      modelo: { uid: null, cor: expect.stringMatching(/^#[0-9a-f]{6}$/i) },
      propria: { cargo: '', telefone: '', revisao: 0 },
      valores: { email: 'sac@demo.martelo', cargo: '', telefone: '' },
    });
    expect(corpo.modelo.texto).toContain('{nome}');
  });

  it('has one’s own fields, written on what was read, and nobody else’s', async () => {
    const escrito = await como('sac', 'PUT', ONDE, {
      ...{ cargo: 'Analista de atendimento', telefone: '(62) 99999-8888', revisao: 0 },
    });
    expect(escrito.status, escrito.texto).toBe(200);
    expect(escrito.corpo.propria).toMatchObject({ cargo: 'Analista de atendimento', revisao: 1 });
    expect(escrito.corpo.valores.telefone).toBe('(62) 99999-8888');
    const velha = await como('sac', 'PUT', ONDE, { cargo: 'Outro', revisao: 0 });
    expect(codigo(velha)).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect(velha.corpo.atual.propria.cargo).toBe('Analista de atendimento');
    expect((await como('mkt', 'GET', ONDE)).corpo.propria.cargo).toBe('');
    const vazia = await como('sac', 'PUT', ONDE, { telefone: '', revisao: 1 });
    expect(vazia.corpo.valores).toMatchObject({ cargo: '', telefone: '' });
    for (const ruim of [
      { telefone: '12', revisao: 2 },
      { cargo: 'a\u0007b', revisao: 2 },
      { cargo: 'x'.repeat(81), revisao: 2 },
      { nome: 'Outra pessoa', revisao: 2 },
      { cargo: 'Sem revisão' },
    ])
      expect(codigo(await como('sac', 'PUT', ONDE, ruim)), JSON.stringify(ruim)).toEqual([
        400,
        'REQUISICAO_INVALIDA',
      ]);
    // Two windows that write for the first time at once: one of them is told.
    const juntas = await Promise.all(
      ['Um', 'Dois'].map((cargo) => como('mkt', 'PUT', ONDE, { cargo, revisao: 0 })),
    );
    expect(juntas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is in the brand’s model, which administrators write; what is wrong is told at its line', async () => {
    const texto = '**{nome}**\n{cargo}\nUnidos por {marca}';
    expect(codigo(await como('sac', 'POST', MODELO, { texto }))).toEqual([403, 'SEM_PERMISSAO']);
    for (const [ruim, dito] of [
      ['{nome}\n{carg}', 'texto: linha 2: não existe o campo {carg}'],
      ['{nome}\n{cargo', 'texto: linha 2: há uma chave { ou } sem par'],
      ['{nome}\n<img src="https://x.y/z.png">', 'texto: linha 2: não use HTML'],
      ['{nome}\n<script>alert(1)</script>', 'texto: linha 2: não use HTML'],
      ['Atenciosamente', 'texto: linha 1: falta {nome}'],
    ] as const) {
      const recusa = await como('adm', 'POST', MODELO, { texto: ruim });
      expect(codigo(recusa), ruim).toEqual([400, 'REQUISICAO_INVALIDA']);
      expect(recusa.corpo.message[0], ruim).toContain(dito);
    }
    const clara = await como('adm', 'POST', MODELO, { texto, cor: '#ffee00' });
    expect([clara.status, clara.corpo.message[0]]).toEqual([400, expect.stringMatching(/^cor: não se lê/)]);
    const modelo = await como('adm', 'POST', MODELO, { texto, cor: '#7a0033' });
    expect(modelo.status, modelo.texto).toBe(201);
    expect((await como('mkt', 'GET', ONDE)).corpo.modelo).toEqual({
      ...{ texto, cor: '#7a0033', uid: modelo.corpo.uid },
    });
    // Of one brand.
    expect((await como('pacto', 'GET', ONDE)).corpo.modelo.uid).toBeNull();
    expect((await como('pacto', 'GET', `${MODELO}/${modelo.corpo.uid}`)).status).toBe(404);
    // One a brand.
    expect(codigo(await como('adm', 'POST', MODELO, { texto, comandoId: randomUUID() }))).toEqual([
      409,
      'JA_EXISTE',
    ]);
    const { uid, revisao } = modelo.corpo;
    expect((await como('adm', 'DELETE', `${MODELO}/${uid}?revisao=${revisao}`)).status).toBe(204);
    expect((await como('mkt', 'GET', ONDE)).corpo.modelo.uid).toBeNull();
  });
});
