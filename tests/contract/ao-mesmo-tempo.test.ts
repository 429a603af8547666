import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json, type Resposta } from './engine.ts';
import { ditosDaCompra, vendaAssentada } from './sino.ts';

/*
 * Two who act on the same money at once: a person and the bank, or two people. Whichever comes first, each centavo is counted once, each act
 * is done once, and who came second is told in words.
 */

let engine: EngineDeTeste;
let paginas: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const porta = await portaLivre();
  paginas = `http://127.0.0.1:${porta}`;
  engine = new EngineDeTeste(undefined, { MARTELO_DEMO_BANCO: String(porta) });
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'cliente1']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const daEquipe = async (id: number) => (await pedir('acerto', 'GET', `/v1/vendas/${id}`)).corpo;

let numero = 0;
/** Bought at once by cliente1, no commission; the price, in centavos, and its parts are no other purchase's. */
async function comprar(): Promise<{ id: number; valor: number }> {
  const valor = 100_000 + 10 * ++numero;
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    { nome: 'Disputado', tipo: 'Carro', valor: { minimo: 100, compreJa: valor } },
  ]);
  const { corpo, texto } = await mandar('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, { valor });
  if (!corpo.venda) throw new Error(texto);
  return { id: corpo.venda.id, valor };
}
const cobrar = async (id: number, valor: number, tipo = 'PIX'): Promise<string> => {
  const feita = await mandar('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, { tipo, valor });
  expect(feita.status, feita.texto).toBe(201);
  return feita.corpo.uid;
};
const provar = async (uid: string): Promise<void> => {
  const { status, texto } = await provarPagamento(engine, 'cliente1', uid);
  expect(status, texto).toBe(201);
};
const mover = (uid: string, situacao: string, mais: object = {}, quem = 'acerto') =>
  mandar(quem, 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao, ...mais });
/** As the buyer does in their bank’s app; false where the charge had been taken back by then. Centavos. */
const pagarPix = async (uid: string, valor: number): Promise<boolean> => {
  const txid = uid.replaceAll('-', '');
  const resposta = await fetch(`${paginas}/pix`, {
    method: 'POST',
    body: new URLSearchParams({ txid, valor: (valor / 100).toFixed(2).replace('.', ','), quem: 'devedor' }),
  });
  const cobranca = (await resposta.text()).split('<article>').find((uma) => uma.includes(txid));
  return cobranca!.includes('<p>Pago');
};
const credito = async (valor: number): Promise<Json | undefined> =>
  ((await pedir('adm', 'GET', '/v1/creditos-sem-destino/qb')).corpo.itens as Json[]).find(
    (um) => um.valor === valor,
  );
/** How often cliente1's bell has that of a purchase, once it was told: the sale asks for it at once, the bell has it a moment later. */
const ditos = async (id: number, evento: string): Promise<number> => {
  await vendaAssentada(engine, id);
  return ate(
    async () => (await ditosDaCompra(engine, 'cliente1', id)).filter((um) => um === evento).length,
    (vezes) => vezes > 0,
  );
};
/** Of acts at once exactly one was done; the others were refused by one of these codes, in words. */
function umSo(respostas: readonly Resposta[], ...codigos: string[]): void {
  const feitas = respostas.filter(({ status }) => status === 200);
  expect(feitas, respostas.map(({ texto }) => texto.slice(0, 200)).join('\n')).toHaveLength(1);
  for (const { status, corpo } of respostas.filter((uma) => !feitas.includes(uma))) {
    expect([409, 422]).toContain(status);
    expect(codigos).toContain(corpo.codigo);
    expect([corpo.message].flat().join(' ').length).toBeGreaterThan(10);
  }
}

/** Each race is run as often, one of the two a little ahead of the other in turn. */
const VEZES = [0, 5, 20, -5, -20];
const juntos = async <A, B>(
  adianteMs: number,
  um: () => Promise<A>,
  outro: () => Promise<B>,
): Promise<[A, B]> => {
  const depois = (ms: number) => new Promise((resolver) => setTimeout(resolver, Math.max(0, ms)));
  return Promise.all([depois(-adianteMs).then(um), depois(adianteMs).then(outro)]);
};

describe('the bank’s notice and settlement’s word on its proof', () => {
  it.each([
    ['all that is due', 1],
    ['a part of it', 0.6],
  ])('are one payment of %s: counted once, closed once, told once', async (_, parte) => {
    for (const adiante of VEZES) {
      const { id, valor: total } = await comprar();
      const valor = Math.round(total * parte);
      const uid = await cobrar(id, valor);
      await provar(uid);
      const [aprovada, paga] = await juntos(
        adiante,
        () => mover(uid, 'PAGO'),
        () => pagarPix(uid, valor),
      );
      expect(paga).toBe(true);
      if (aprovada.status !== 200) umSo([{ ...aprovada, status: 200 }], 'TRANSICAO_INVALIDA');
      expect([200, 422], aprovada.texto).toContain(aprovada.status);
      // The notice came in as well, whichever was first.
      const compra = await ate(
        () => ler(id),
        ({ pagamentos }: Json) => pagamentos.some(({ recebimento }: Json) => recebimento !== null),
      );
      expect(compra.pagamentos).toMatchObject([{ uid, situacao: 'PAGO', valor }]);
      expect(compra.totais).toMatchObject({ aprovado: valor, valorTroco: 0, restante: total - valor });
      expect(await ditos(id, 'pagamento-aprovado')).toBe(1);
      expect(await credito(valor)).toBeUndefined();
      const { itens } = (await pedir('acerto', 'GET', `/v1/vendas/${id}/documentos`)).corpo;
      const notas = itens.filter(({ tipo }: Json) => tipo === 'nota');
      expect([compra.situacao, notas.length]).toEqual(
        parte === 1 ? ['Fechada', 1] : ['AguardandoPagamento', 0],
      );
    }
  });
});

describe('the end of a sale and the bank’s notice', () => {
  it.each([
    ['cancelar', 'Cancelada', 1],
    ['cancelar', 'Cancelada', 0.6],
    ['desistencia', 'ClienteDesistiu', 1],
    ['desistencia', 'ClienteDesistiu', 0.6],
  ])(
    '(%s, %s, %d of what was due): what came is in the sale and given back, or a credit, never lost',
    async (ato, fim, parte) => {
      for (const adiante of VEZES) {
        const { id, valor: total } = await comprar();
        const valor = Math.round(total * parte);
        const uid = await cobrar(id, valor);
        const [encerrada, veio] = await juntos(
          adiante,
          () => mandar('acerto', 'POST', `/v1/vendas/${id}/${ato}`, { motivo: 'Restrição judicial' }),
          () => pagarPix(uid, valor),
        );
        const naVenda = ({ pagamentos }: Json) =>
          pagamentos.find(({ recebimento }: Json) => recebimento !== null);
        if (veio)
          await ate(
            async () => [naVenda(await daEquipe(id)), await credito(valor)],
            (onde) => onde.some((um) => um !== undefined),
          );
        let venda = await daEquipe(id);
        if (encerrada.status === 202) {
          // Paid by then: two people end it.
          expect(venda.situacao).toBe('Fechada');
          const { aprovacaoUid } = encerrada.corpo;
          const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, {
            revisao: 1,
          });
          expect(aprovada.status, aprovada.texto).toBe(200);
          venda = await ate(
            () => daEquipe(id),
            ({ situacao }) => situacao === fim,
          );
        } else expect(encerrada.status, encerrada.texto).toBe(200);
        expect(venda.situacao).toBe(fim);
        const linha = naVenda(venda);
        expect([linha, await credito(valor)].filter((um) => um !== undefined)).toHaveLength(veio ? 1 : 0);
        const devolver = venda.pagamentos.filter(({ estornoDe }: Json) => estornoDe !== null);
        expect(devolver.map((uma: Json) => [uma.estornoDe, uma.valor, uma.situacao])).toEqual(
          linha ? [[uid, -valor, 'CADASTRADO']] : [],
        );
      }
    },
  );
});

describe('two people on one row', () => {
  const provada = async () => {
    const { id, valor } = await comprar();
    const uid = await cobrar(id, valor, 'DEPOSITO');
    await provar(uid);
    return { id, valor, uid };
  };

  it('one approves and one finds it divergent: the row is what the first one said', async () => {
    for (const adiante of VEZES) {
      const { id, valor, uid } = await provada();
      const respostas = await juntos(
        adiante,
        () => mover(uid, 'PAGO'),
        () => mover(uid, 'DIVERGENTE', { motivo: 'O valor não confere' }, 'adm'),
      );
      umSo(respostas, 'TRANSICAO_INVALIDA');
      const paga = respostas[0].status === 200;
      const compra = await ler(id);
      expect(compra.pagamentos).toMatchObject([{ situacao: paga ? 'PAGO' : 'DIVERGENTE' }]);
      expect(compra.totais.aprovado).toBe(paga ? valor : 0);
    }
  });

  it('both approve, having read the same: one does, the other is shown what the sale has become', async () => {
    const { id, valor, uid } = await provada();
    const { revisao } = await daEquipe(id);
    const respostas = await Promise.all([
      mover(uid, 'PAGO', { revisao }),
      mover(uid, 'PAGO', { revisao }, 'adm'),
    ]);
    umSo(respostas, 'REVISAO_DESATUALIZADA');
    expect(respostas.find(({ status }) => status === 409)!.corpo.atual.situacao).toBe('Fechada');
    expect((await ler(id)).totais.aprovado).toBe(valor);
    expect(await ditos(id, 'pagamento-aprovado')).toBe(1);
  });

  it('both approve, without saying what they read: one does, the other is told that it was', async () => {
    const { id, valor, uid } = await provada();
    umSo(await Promise.all([mover(uid, 'PAGO'), mover(uid, 'PAGO', {}, 'adm')]), 'TRANSICAO_INVALIDA');
    expect((await ler(id)).totais.aprovado).toBe(valor);
  });

  it('both give back what is to be given back: it goes once, whatever was asked and approved at once', async () => {
    for (let vez = 0; vez < 3; vez++) {
      const { id, valor, uid } = await provada();
      expect((await mover(uid, 'PAGO')).status).toBe(200);
      const fim = await mandar('acerto', 'POST', `/v1/vendas/${id}/cancelar`, {
        motivo: 'Restrição judicial',
      });
      await pedir('adm', 'POST', `/v1/aprovacoes/${fim.corpo.aprovacaoUid}/aprovar`, { revisao: 1 });
      const { pagamentos } = await ate(
        () => daEquipe(id),
        ({ situacao }) => situacao === 'Cancelada',
      );
      const devolucao = pagamentos.find(({ estornoDe }: Json) => estornoDe === uid);
      expect(devolucao).toMatchObject({ valor: -valor, situacao: 'CADASTRADO' });
      expect((await provarPagamento(engine, 'acerto', devolucao.uid)).status).toBe(201);
      const pedidos = await Promise.all([mover(devolucao.uid, 'PAGO'), mover(devolucao.uid, 'PAGO')]);
      expect(pedidos.map(({ status }) => status)).toEqual([202, 202]);
      const decididas = await Promise.all(
        pedidos.map(({ corpo }) =>
          pedir('adm', 'POST', `/v1/aprovacoes/${corpo.aprovacaoUid}/aprovar`, { revisao: 1 }),
        ),
      );
      // Who came second is told by the answer, or by what is written beside what they approved.
      const atos = await Promise.all(
        pedidos.map(({ corpo }, i) =>
          decididas[i]!.status === 200
            ? ate(
                async () =>
                  (
                    await pedir('adm', 'GET', `/v1/aprovacoes/${corpo.aprovacaoUid}/efeitos`)
                  ).corpo.itens.find(({ nome }: Json) => nome === 'fazer'),
                (fazer: Json) => fazer.situacao === 'FEITO' || fazer.erro !== null,
              )
            : { situacao: 'RECUSADO', erro: decididas[i]!.corpo.message },
        ),
      );
      const fins = await Promise.all(
        pedidos.map(async ({ corpo }, i) =>
          decididas[i]!.status === 200
            ? (await pedir('adm', 'GET', `/v1/aprovacoes/${corpo.aprovacaoUid}`)).corpo
            : { situacao: atos[i]!.situacao, motivo: atos[i]!.erro },
        ),
      );
      expect(fins.filter(({ situacao }) => situacao === 'APROVADA')).toHaveLength(1);
      const outro = fins.find(({ situacao }) => situacao !== 'APROVADA')!;
      expect(['NAO_FEITA', 'RECUSADO']).toContain(outro.situacao);
      expect(outro.motivo).toMatch(/Aprovado|Pago|mudou/i);
      const depois = await daEquipe(id);
      expect(depois.pagamentos.filter(({ estornoDe }: Json) => estornoDe === uid)).toMatchObject([
        { uid: devolucao.uid, situacao: 'PAGO' },
      ]);
      expect((await ler(id)).totais.aprovado).toBe(0);
    }
  });
});
