import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { conferirCustodia } from './conferir-custodia.ts';
import { conferirLeilao } from './conferir-leilao.ts';
import { conferirLote } from './conferir-lote.ts';
import { conferirRecibo } from './conferir-recibo.ts';
import {
  type Chaves,
  type CustodiaDoVeiculo,
  type Elo,
  type LivroDoLote,
  type Registro,
  reconhecer,
} from './documentos.ts';

// The house, written here once more from the format alone: neither the engine's code nor the page's.
const sha = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const chaves: Chaves = { keys: [] };
const privadas = new Map<string, KeyObject>();
for (const [kid, desde] of [
  ['antiga', '1970-01-01T00:00:00.000Z'],
  ['nova', '2026-11-21T12:00:00.000Z'],
] as const) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { kty, crv, x } = publicKey.export({ format: 'jwk' });
  chaves.keys.push({ kid, kty: kty!, crv: crv!, x: x!, desde });
  privadas.set(kid, privateKey);
}
function assinar(carga: object, typ: string, kid = 'antiga'): string {
  const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
  const texto = `${b64({ alg: 'EdDSA', kid, typ })}.${b64(carga)}`;
  return `${texto}.${sign(null, Buffer.from(texto), privadas.get(kid)!).toString('base64url')}`;
}
const instante = (n: number): string => `2026-11-21T11:00:0${n}.000Z`;

/** Members in canonical order, so that JSON.stringify gives the canonical text. */
function livro(lelUid = 'lote-1'): LivroDoLote {
  const publicos = [
    { dataFim: null, instante: instante(0), minimo: 100, situacao: 'LIBERADO_LEILAO', tipo: 'LoteIncluido' },
    { instante: instante(1), lidera: true, modo: 'MANUAL', tipo: 'Lance', valor: 100 },
    { instante: instante(2), lidera: true, modo: 'AUTOMATICO', tipo: 'Lance', valor: 150 },
    { instante: instante(3), situacao: 'AG_PAGAMENTO', tipo: 'Encerrado', valor: 150 },
  ];
  let hash = sha(`martelo:${lelUid}`);
  const eventos: Registro[] = publicos.map((publico, i) => {
    const privado = sha(`segredo ${i}`);
    hash = sha(`${hash}\n${JSON.stringify(publico)}\n${privado}`);
    return { seq: i + 1, publico, privado, hash };
  });
  const assinatura = assinar({ lelUid, seq: 4, hash }, 'martelo-livro');
  return { lelUid, leiUid: 'leilao', eventos, assinatura, assinaturaAtual: null };
}

describe('a lot’s ledger in the browser (rule 23)', () => {
  it('is proved by its own text and the published key, and says what that does not prove', async () => {
    const laudo = await conferirLote(livro(), chaves, 'leilao');
    expect(laudo).toMatchObject({ veredito: 'assinado', quebras: [] });
    expect(laudo.naoProvado.join()).toContain('Quem deu cada lance');
  });

  it('of a store speaks of its adverts and offers', async () => {
    const { resumo, provado, naoProvado } = await conferirLote(livro(), chaves, 'loja');
    const dito = [resumo, ...provado, ...naoProvado].join(' ');
    expect(dito).toContain('quem fez a oferta');
    expect(dito).not.toMatch(/\b(lances?|lotes?)\b/i);
  });

  it('open, it proves only what is there', async () => {
    const aberto = livro();
    aberto.eventos.pop();
    aberto.assinatura = null;
    expect(await conferirLote(aberto, chaves, 'leilao')).toMatchObject({ veredito: 'aberto' });
  });

  it('names the very entry that was changed, and not those after it', async () => {
    const falso = livro();
    falso.eventos[1]!.publico.valor = 90;
    const { veredito, conferidos } = await conferirLote(falso, chaves, 'leilao');
    expect([veredito, ...conferidos.map(({ confere }) => confere)]).toEqual([
      'quebrado',
      true,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['a privado', (l: LivroDoLote) => Object.assign(l.eventos[2]!, { privado: sha('outro') })],
    ['a hash', (l: LivroDoLote) => Object.assign(l.eventos[2]!, { hash: sha('outro') })],
    ['an entry left out', (l: LivroDoLote) => void l.eventos.splice(2, 1)],
    ['the close left out', (l: LivroDoLote) => void l.eventos.pop()],
    ['the signature left out', (l: LivroDoLote) => Object.assign(l, { assinatura: null })],
    [
      'the signature of a key that was not in force',
      (l: LivroDoLote) => {
        l.assinatura = assinar(
          { lelUid: l.lelUid, seq: 4, hash: l.eventos[3]!.hash },
          'martelo-livro',
          'nova',
        );
      },
    ],
    [
      'a signature of another kind',
      (l: LivroDoLote) => {
        l.assinatura = assinar({ lelUid: l.lelUid, seq: 4, hash: l.eventos[3]!.hash }, 'martelo-recibo');
      },
    ],
    ['another lot’s name', (l: LivroDoLote) => Object.assign(l, { lelUid: 'lote-2' })],
    ['nothing in it', (l: LivroDoLote) => void l.eventos.splice(0)],
  ])('finds %s', async (_, estragar) => {
    const falso = livro();
    estragar(falso);
    expect(await conferirLote(falso, chaves, 'leilao')).toMatchObject({ veredito: 'quebrado' });
  });
});

describe('a receipt in the browser (rule 24)', () => {
  const recibo = (mudancas: object = {}) => {
    const { hash, publico } = livro().eventos[1]!;
    const dados = { lelUid: 'lote-1', cliUid: 'c', comandoId: 'x', tipo: 'MANUAL', valor: 100 };
    return assinar({ ...dados, instante: publico.instante, seq: 2, hash, ...mudancas }, 'martelo-recibo');
  };
  const doLote = async () => livro();

  it('is the house’s word, and the ledger agrees with it', async () => {
    expect(await conferirRecibo(recibo(), chaves, 'leilao', doLote)).toMatchObject({ confere: true });
  });

  it('of a silent bid stands by its signature', async () => {
    const silencioso = recibo({ seq: null, hash: null, tipo: 'AUTOMATICO', sal: 'a', compromisso: 'b' });
    expect(await conferirRecibo(silencioso, chaves, 'leilao', doLote)).toMatchObject({ confere: true });
  });

  it('is not believed when altered, made for another purpose, or not in the ledger', async () => {
    const [cabecalho, , assinatura] = recibo().split('.');
    const trocada = Buffer.from(JSON.stringify({ valor: 1, instante: instante(1) })).toString('base64url');
    for (const falso of [
      `${cabecalho}.${trocada}.${assinatura}`,
      assinar({ lelUid: 'lote-1', seq: 4, hash: 'a', instante: instante(1) }, 'martelo-livro'),
      recibo({ hash: sha('outro') }),
      recibo({ valor: 101 }),
      recibo({ seq: 9 }),
      recibo({ instante: instante(5) }),
    ])
      expect(await conferirRecibo(falso, chaves, 'leilao', doLote)).toMatchObject({ confere: false });
  });
});

describe('an auction in the browser', () => {
  const leilao = () => {
    const lotes = ['lote-1', 'lote-2'].map((lelUid, i) => {
      const { eventos, assinatura } = livro(lelUid);
      return { lelUid, numero: String(i + 1), seq: 4, hash: eventos[3]!.hash, assinatura };
    });
    const hash = sha(['martelo:leilao', ...lotes.map((lote) => lote.hash)].join('\n'));
    const linhas = lotes.map(({ hash: ponta, lelUid, numero, seq }) => ({
      hash: ponta,
      lelUid,
      numero,
      seq,
    }));
    const carga = { hash, leiUid: 'leilao', lotes: sha(JSON.stringify(linhas)), situacao: 'EXECUTADO' };
    const assinatura = assinar(carga, 'martelo-leilao');
    return { leiUid: 'leilao', situacao: 'EXECUTADO', lotes, hash, assinatura };
  };
  const doLote = async (lelUid: string) => livro(lelUid);

  it('is proved whole, and found out when a lot is missing, renamed or swapped', async () => {
    expect(await conferirLeilao(leilao(), chaves, 'leilao', doLote)).toMatchObject({ veredito: 'assinado' });
    const falsos = [leilao(), leilao(), leilao(), leilao()];
    falsos[0]!.lotes.pop();
    falsos[1]!.lotes.reverse();
    falsos[2]!.lotes[0]!.numero = '9';
    falsos[3]!.situacao = 'CANCELADO';
    for (const falso of falsos)
      expect(await conferirLeilao(falso, chaves, 'leilao', doLote)).toMatchObject({ veredito: 'quebrado' });
  });
});

/** Of a vehicle, as docs/custodia.md says it is made; `daCasa`: with what opens each commitment. */
function custodia({ daCasa = false, veiUid = 'veiculo-1' } = {}): CustodiaDoVeiculo {
  const publicos = [
    { dados: { marca: 'Fiat' }, em: instante(0), instante: instante(0), tipo: 'cadastro' },
    { dados: { patio: 'Guarulhos' }, em: instante(0), instante: instante(2), tipo: 'entrada' },
    { dados: { itens: 3 }, em: instante(3), instante: instante(3), tipo: 'vistoria' },
  ];
  let hash = sha(`martelo:veiculo:${veiUid}`);
  const eventos = publicos.map((publico, i): Elo => {
    const [sal, parte] = [`sal ${i}`, { por: `pessoa ${i}` }];
    const privado = sha(sal + JSON.stringify(parte));
    hash = sha(`${hash}\n${JSON.stringify(publico)}\n${privado}`);
    return { seq: i + 1, publico, privado, hash, ...(daCasa ? { sal, parte } : {}) };
  });
  return { veiUid, eventos, assinatura: assinar({ veiUid, seq: 3, hash }, 'martelo-custodia') };
}

describe('a vehicle’s custody in the browser', () => {
  it('is proved by its own text and the published key; the house’s copy by its private parts too', async () => {
    const daRua = await conferirCustodia(custodia(), chaves);
    expect(daRua).toMatchObject({ veredito: 'assinado', quebras: [] });
    expect(daRua.naoProvado.join()).toContain('Quem fez');
    const daCasa = await conferirCustodia(custodia({ daCasa: true }), chaves);
    expect(daCasa).toMatchObject({ veredito: 'assinado' });
    expect(daCasa.naoProvado.join()).not.toContain('Quem fez');
  });

  it('without keys proves its lines and says so; without lines says that', async () => {
    expect(await conferirCustodia(custodia(), null)).toMatchObject({ veredito: 'aberto' });
    const vazia = { ...custodia(), eventos: [], assinatura: null };
    expect(await conferirCustodia(vazia, chaves)).toMatchObject({ veredito: 'aberto', provado: [] });
  });

  it.each([
    ['what a line says', (c: CustodiaDoVeiculo) => Object.assign(c.eventos[1]!.publico, { dados: {} })],
    ['when it happened', (c: CustodiaDoVeiculo) => Object.assign(c.eventos[1]!.publico, { em: instante(9) })],
    ['a commitment', (c: CustodiaDoVeiculo) => Object.assign(c.eventos[1]!, { privado: sha('x') })],
    ['a private part', (c: CustodiaDoVeiculo) => Object.assign(c.eventos[1]!, { parte: { por: 'outro' } })],
    ['a salt that is missing', (c: CustodiaDoVeiculo) => void delete c.eventos[1]!.sal],
    ['a line left out', (c: CustodiaDoVeiculo) => void c.eventos.splice(1, 1)],
    ['the last line left out', (c: CustodiaDoVeiculo) => void c.eventos.pop()],
    ['the signature left out', (c: CustodiaDoVeiculo) => Object.assign(c, { assinatura: null })],
    ['another vehicle’s name', (c: CustodiaDoVeiculo) => Object.assign(c, { veiUid: 'veiculo-2' })],
    ['all lines left out', (c: CustodiaDoVeiculo) => void c.eventos.splice(0)],
    [
      'another vehicle’s signature',
      (c: CustodiaDoVeiculo) =>
        Object.assign(c, { assinatura: custodia({ veiUid: 'veiculo-2' }).assinatura }),
    ],
    [
      'a signature of another kind',
      (c: CustodiaDoVeiculo) => {
        const { hash } = c.eventos[2]!;
        c.assinatura = assinar({ veiUid: c.veiUid, seq: 3, hash }, 'martelo-livro');
      },
    ],
  ])('finds %s', async (_, estragar) => {
    const falsa = custodia({ daCasa: true });
    estragar(falsa);
    expect(await conferirCustodia(falsa, chaves)).toMatchObject({ veredito: 'quebrado' });
  });

  it('finds a line that goes back in time, though every hash was made anew', async () => {
    const falsa = custodia();
    const [, um, dois] = falsa.eventos;
    Object.assign(dois!.publico, { instante: instante(1) });
    dois!.hash = sha(`${um!.hash}\n${JSON.stringify(dois!.publico)}\n${dois!.privado}`);
    falsa.assinatura = assinar({ veiUid: falsa.veiUid, seq: 3, hash: dois!.hash }, 'martelo-custodia');
    const { veredito, quebras } = await conferirCustodia(falsa, chaves);
    expect(veredito).toBe('quebrado');
    expect(quebras).toEqual([expect.stringContaining('Registro 3')]);
  });
});

describe('what is pasted or opened', () => {
  it('is recognised for what it is, or refused', () => {
    expect(reconhecer(JSON.stringify(livro()))?.tipo).toBe('lote');
    expect(reconhecer(JSON.stringify(custodia()))?.tipo).toBe('custodia');
    expect(reconhecer(JSON.stringify(chaves))?.tipo).toBe('chaves');
    expect(reconhecer(`  ${assinar({}, 'martelo-recibo')}\n`)?.tipo).toBe('recibo');
    for (const nada of ['', 'bom dia', '{}', '[1]', 'null', '{"eventos":1}'])
      expect(reconhecer(nada)).toBeNull();
  });
});
