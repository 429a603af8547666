import { hash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { textoDoCompromisso } from '@martelo/shared/livro';
import { proximoLance } from '@martelo/shared/lote';
import type { Ata } from '../atos/ata.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { encerrado, passouDoFim } from '../leituras/abertura.ts';
import { diferenca, redisputar } from '../leituras/refazer.ts';
import { podePassar } from '../leituras/transicoes.ts';
import type { Lideranca } from '../modelo/dados.ts';
import type { Estado, EstadoLote, Instrucao } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Rule 19. What the lot becomes is the dispute of the other instructions; its end stays. A closed lot stays as it closed: who led
 * then is signed, and has a sale that settlement can undo. A pause and a suspension are when bids are looked into: clocks stand then.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, ENCERRADO, LANCE_NAO_ENCONTRADO, LANCE_JA_CANCELADO
 */
export function cancelarLance(
  estado: Estado,
  pedido: PedidoDe<'cancelar-lance'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, pedido.lelUid);
  const semTempo =
    ata.formato < 3
      ? lote.dataFim !== null && ata.instante >= lote.dataFim
      : passouDoFim(estado, lote, ata.instante);
  if (encerrado(lote) || semTempo) throw new ErroMartelo('ENCERRADO');
  const instrucao = instrucaoDe(lote, pedido.lance);
  if (instrucao === undefined) throw new ErroMartelo('LANCE_NAO_ENCONTRADO');
  if (instrucao.cancelada) throw new ErroMartelo('LANCE_JA_CANCELADO');

  const antes = redisputar(lote.instrucoes);
  const depois = redisputar(lote.instrucoes.filter((outra) => outra !== instrucao));
  const { anulados, revistos } = diferenca(antes, depois);
  const moveu = !mesmoPublico(lote.lideranca, depois.lideranca);
  const data = moveu ? ata.iso : lote.lideranca!.data;
  const lideranca = depois.lideranca && { ...depois.lideranca, data };
  const { lance, participante, valor } = instrucao;
  const base = {
    tipo: 'LanceCancelado/1',
    instante: ata.instante,
    lelUid: lote.uid,
    lance,
    participante,
    motivo: pedido.motivo,
    lideranca,
    qtdLances: depois.qtdLances,
    anulados,
    revistos,
  } as const;
  if (moveu || anulados.length + revistos.length > 0 || depois.qtdLances !== lote.qtdLances) {
    const elo = ata.elo(
      lote,
      {
        tipo: 'LanceCancelado',
        lance: instrucao.seq === 0 ? null : lance,
        anulados: anulados.map(({ seq }) => seq),
        revistos: revistos.map(({ seq, valor }) => ({ seq, valor })),
        valor: lideranca?.preco ?? null,
        lider: lideranca && publicoDe(lideranca),
        qtdLances: depois.qtdLances,
      },
      { cliUid: participante.uid, maximo: valor },
    );
    ata.registrar({ ...base, elo });
    // Rule 17: what was called was called for the price before.
    if (podePassar(lote.situacao, 'AO_VIVO', 'cancelar-lance'))
      passarLote(lote, 'AO_VIVO', 'cancelar-lance', ata);
  } else {
    // As silent as the raise that it takes back: nothing public, and committed to by the next public event (rule 23).
    const sal = ata.sorteio.sal();
    const parte = { lelUid: lote.uid, lance, cliUid: participante.uid, cancelado: true, instante: ata.iso };
    const compromisso = hash('sha256', textoDoCompromisso(sal, parte));
    ata.registrar({ ...base, elo: null, sal, compromisso });
  }
  return {
    uid: lance,
    situacao: 'Cancelado',
    lelUid: lote.uid,
    seq: ata.seqDe(lote),
    valorAtual: lideranca?.preco ?? null,
    proximoLance: proximoLance(
      lideranca?.preco ?? null,
      lote.minimo,
      lote.incremento,
      estado.leilao.incrementos,
    ),
    lider: lideranca && publicoDe(lideranca),
    qtdLances: depois.qtdLances,
    dataFim: lote.dataFim === null ? null : new Date(lote.dataFim).toISOString(),
  };
}

/** A bid by its uid; an automatic answer stands for the instruction whose cap gave it. */
function instrucaoDe({ instrucoes }: EstadoLote, lance: string): Instrucao | undefined {
  for (const instrucao of instrucoes) {
    if (instrucao.lance === lance) return instrucao;
    if (instrucao.resposta?.lance === lance) return instrucao.resposta.de;
  }
  return undefined;
}

const publicoDe = ({ participante: { apelido, cidade } }: Pick<Lideranca, 'participante'>) => ({
  apelido,
  cidade,
});

const mesmoPublico = (antes: Lideranca | null, depois: Omit<Lideranca, 'data'> | null): boolean =>
  antes?.participante.uid === depois?.participante.uid && antes?.preco === depois?.preco;
