import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { totaisPagamento } from '@martelo/shared/pos-venda/totais';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { exigir } from '../violacao.ts';

/** What a buyer was told, as the room of notices keeps it: once for a key. */
export interface Dito {
  evento: CodigoEvento;
  chave: string;
  dados: { vendaId: number; vez?: number; cancelaEm?: string };
  /** Unix ms. */
  em: number;
}
type Historia = readonly Venda[];
type Fim = Venda['encerramento'];

export const foiAgrupada = (fim: Fim): boolean => fim?.juntadaEm != null && fim.por === 'sistema';
export const desistiuSozinha = ({ encerramento }: Venda): boolean =>
  encerramento?.por === 'sistema' && encerramento.motivo.includes('desistência automática');

const NOTICIA: Partial<Record<Pagamento['situacao'], CodigoEvento>> = {
  AG_COMPENSACAO: 'pagamento-recebido',
  PAGO: 'pagamento-aprovado',
  DIVERGENTE: 'pagamento-divergente',
};

/**
 * What people were told, held against all that the sales ever were, by a reading of its own: each thing that happened was told once, and
 * nothing else was.
 * @throws Violacao
 */
export function exigirAvisos({
  historias,
  ditos,
}: {
  historias: readonly Historia[];
  ditos: readonly Dito[];
}): void {
  const porUid = new Map(historias.map((historia) => [historia[0]!.uid, historia]));
  const ultima = (uid: string): Venda => porUid.get(uid)!.at(-1)!;

  // C6: each event is told exactly once for each thing that happened.
  for (const historia of historias) {
    const contados = new Map<CodigoEvento, number>();
    const contar = (evento: CodigoEvento) => contados.set(evento, (contados.get(evento) ?? 0) + 1);
    const { uid, id, separadaDe } = historia[0]!;
    if (separadaDe !== null && ultima(separadaDe).separadas.includes(uid)) contar('venda-criada');
    for (let i = 1; i < historia.length; i++)
      for (const evento of acontecidos(historia[i - 1]!, historia[i]!, porUid)) contar(evento);
    const seus = ditos.filter(({ dados }) => dados.vendaId === id);
    for (const evento of new Set([...contados.keys(), ...seus.map((dito) => dito.evento)])) {
      const [houve, disse] = [
        contados.get(evento) ?? 0,
        seus.filter((dito) => dito.evento === evento).length,
      ];
      exigir(houve === disse, 'C6', () => `${evento} of ${id} happened ${houve} times, told ${disse}`);
    }
  }

  // C7: nothing is given up by itself that its buyer was not warned of three times, on days of their own, before the day that was named.
  for (const historia of historias) {
    // As it was then: what staff find afterwards is another matter.
    const venda = historia.find(desistiuSozinha);
    if (venda === undefined) continue;
    const fim = venda.encerramento!.em;
    const avisada = venda.avisosDePrazo.desistencia;
    const dias = new Set(avisada.map(({ em }) => diaEmSaoPaulo(em)));
    exigir(dias.size === 3 && !dias.has(diaEmSaoPaulo(fim)), 'C7', () => `${venda.id}: ${[...dias]}`);
    for (const { em, cancelaEm } of avisada) {
      exigir(cancelaEm <= diaEmSaoPaulo(fim), 'C7', () => `${venda.id} ended before ${cancelaEm}`);
      const dito = ditos.find(({ chave }) => chave.includes(venda.uid) && chave.endsWith(em));
      exigir(
        dito?.evento === 'desistencia-avisada' && dito.em <= Date.parse(fim),
        'C7',
        () => `${venda.id}: the warning of ${em} was not told before`,
      );
    }
    const { aprovado, aguardandoValidacao } = totaisPagamento(0, venda.pagamentos);
    exigir(
      aprovado === 0 && aguardandoValidacao === 0,
      'C7',
      () => `${venda.id} was given up with ${aprovado} in it, ${aguardandoValidacao} to be checked`,
    );
  }

  // C8: joined or split, totals before = totals after.
  for (const historia of historias)
    for (let i = 1; i < historia.length; i++) {
      const [antes, depois] = [historia[i - 1]!, historia[i]!];
      const entrou = soma(depois.juntadas.slice(antes.juntadas.length).map((uid) => ultima(uid).totalAPagar));
      const saiu = soma(
        depois.separadas.slice(antes.separadas.length).map((uid) => porUid.get(uid)![0]!.totalAPagar),
      );
      if (entrou + saiu > 0 || depois.juntadas.length > antes.juntadas.length)
        exigir(
          depois.totalAPagar === antes.totalAPagar + entrou - saiu,
          'C8',
          () => `${depois.id}: ${antes.totalAPagar} + ${entrou} - ${saiu} is ${depois.totalAPagar}`,
        );
    }
}

const soma = (valores: readonly number[]): number => valores.reduce((total, um) => total + um, 0);

/** What happened between two versions of a sale, as anybody would say it who reads both. */
function* acontecidos(
  antes: Venda,
  depois: Venda,
  porUid: ReadonlyMap<string, Historia>,
): Generator<CodigoEvento> {
  if (antes.encerramento === null && depois.encerramento !== null) {
    if (depois.encerramento.juntadaEm === null) yield 'venda-cancelada';
  } else if (depois.encerramento === null && antes.separadas.length === depois.separadas.length)
    for (const { uid } of antes.itens)
      if (!depois.itens.some((item) => item.uid === uid)) yield 'venda-cancelada';
  const trazidas = new Set(
    depois.juntadas
      .slice(antes.juntadas.length)
      .flatMap((uid) => porUid.get(uid)!.flatMap(({ pagamentos }) => pagamentos.map((linha) => linha.uid))),
  );
  // What is put down to be given back whole in the same breath was not taken as payment.
  const volta = ({ uid }: Pagamento): number =>
    soma(
      depois.pagamentos
        .filter(({ estornoDe, canceladoEm }) => estornoDe === uid && canceladoEm === null)
        .map(({ valor }) => -valor),
    );
  for (const linha of depois.pagamentos) {
    const era = antes.pagamentos.find(({ uid }) => uid === linha.uid)?.situacao ?? 'CADASTRADO';
    const evento = NOTICIA[linha.situacao];
    const conta =
      linha.estornoDe === null &&
      linha.tipo !== 'BOLETO_INTERNO' &&
      linha.canceladoEm === null &&
      !(linha.situacao === 'PAGO' && volta(linha) === linha.valor);
    if (evento !== undefined && conta && era !== linha.situacao && !trazidas.has(linha.uid)) yield evento;
  }
  if (depois.encerramento !== null) return;
  // Where less is due, what was to be paid and nobody paid may fall; who has the slip in hand is told.
  const aPagar = new Set(
    antes.pagamentos
      .filter(
        ({ canceladoEm, estornoDe, tipo }) =>
          canceladoEm === null && estornoDe === null && tipo !== 'BOLETO_INTERNO',
      )
      .map(({ uid }) => uid),
  );
  if (depois.totalAPagar < antes.totalAPagar)
    for (const { uid, canceladoEm } of depois.pagamentos)
      if (canceladoEm !== null && aPagar.has(uid)) yield 'pagamento-cancelado';
  if (depois.avisosDePrazo.perto !== antes.avisosDePrazo.perto) yield 'pagamento-perto';
  if (depois.avisosDePrazo.vencido !== antes.avisosDePrazo.vencido) yield 'pagamento-vencido';
  const conhecidos = new Set(antes.avisosDePrazo.desistencia.map(({ em }) => em));
  for (const { em } of depois.avisosDePrazo.desistencia) if (!conhecidos.has(em)) yield 'desistencia-avisada';
}
