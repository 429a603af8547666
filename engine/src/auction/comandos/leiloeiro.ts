import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { arremateDoLider, passarLote } from '../atos/passar-lote.ts';
import { aceitaLances } from '../leituras/abertura.ts';
import { aChamar, loteNaMesa, sobMartelo } from '../leituras/na-mesa.ts';
import { exigirTransicaoLeilao } from '../leituras/transicoes.ts';
import type { ConteudoDaAcao } from '../modelo/comando.ts';
import type { Participante } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import type { Ato, AtoDeSituacao } from '../modelo/pregao.ts';
import { comunicar, retirarComunicado } from './comunicar.ts';
import { darLance } from './dar-lance.ts';
import { desfazer } from './desfazer.ts';
import { situacaoAoEncerrar } from './encerrar-lote.ts';
import { alterar, mover, reporIncrementos } from './movimentos.ts';
import { pausar } from './pausar.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';
import { darRecado, retirarRecado } from './recado.ts';

/**
 * An act at the console (rules 12 and 17). It was decided on `seq`, the public count of the lot on the block as the console saw it
 * (0 without one), and possibly for a lot by name: when either is no longer so, nothing is done.
 * @throws ErroMartelo ESTADO_MUDOU, LEILAO_TERMINADO, LEILAO_JUDICIAL, LEILAO_PAUSADO, EM_MANUTENCAO, NENHUM_LOTE_EM_PREGAO, TRANSICAO_INVALIDA and what each act
 * refuses with
 */
export function agirComoLeiloeiro(
  estado: Estado,
  pedido: PedidoDe<'leiloeiro-acao'>,
  ata: Ata,
): Record<string, unknown> {
  const { situacao } = estado.leilao;
  if (situacao === 'EXECUTADO' || situacao === 'CANCELADO') throw new ErroMartelo('LEILAO_TERMINADO');
  if (estado.pregao.pausadoEm !== null && PARADAS.has(pedido.acao)) throw new ErroMartelo('LEILAO_PAUSADO');
  switch (pedido.acao) {
    case 'abrir-lote':
      return abrir(estado, pedido, ata);
    case 'repasse':
      return repassar(estado, pedido, ata);
    case 'dou-lhe-uma':
      return concluir(exigirNaMesa(estado, pedido), pedido.acao, 'DOULHE_UMA', ata);
    case 'dou-lhe-duas':
      return concluir(exigirNaMesa(estado, pedido), pedido.acao, 'DOULHE_DUAS', ata);
    case 'vender': {
      const lote = exigirNaMesa(estado, pedido);
      exigirLances(lote);
      return concluir(lote, pedido.acao, situacaoAoEncerrar(lote), ata);
    }
    case 'condicional': {
      // L10: what becomes of a price below the reserve is the rule's to say.
      if (estado.leilao.judicial === true)
        throw new ErroMartelo('LEILAO_JUDICIAL', { porque: 'o leiloeiro não vende sob condição' });
      const lote = exigirNaMesa(estado, pedido);
      exigirLances(lote);
      return concluir(lote, pedido.acao, 'CONDICIONAL', ata);
    }
    case 'nao-arrematar': {
      const lote = exigirNaMesa(estado, pedido);
      exigirSemVencedor(lote);
      return concluir(lote, pedido.acao, 'NAO_ARREMATADO', ata);
    }
    case 'lance-presencial':
      return lancarNaSala(estado, exigirNaMesa(estado, pedido), pedido, ata);
    case 'incremento':
      return mudarIncremento(estado, exigirNaMesa(estado, pedido), pedido.valor, ata);
    case 'comunicar':
      return comunicar(exigirNaMesa(estado, pedido), pedido, ata);
    case 'retirar-comunicado':
      return retirarComunicado(exigirNaMesa(estado, pedido), pedido.uid, ata);
    case 'recado':
      return darRecado(pedido, ata);
    case 'retirar-recado':
      return retirarRecado(estado, ata);
    case 'desfazer':
      exigirNaMesa(estado, pedido);
      return desfazer(estado, ata);
    case 'acao-apelido':
      exigirAtual(estado, pedido);
      mover(ata, { acaoApelido: pedido.acaoApelido });
      return { acaoApelido: pedido.acaoApelido };
    case 'pausar':
    case 'retomar':
      exigirAtual(estado, pedido);
      return pausar(estado, pedido.acao === 'pausar', ata, 'leiloeiro');
  }
}

/** What cannot be done while the auction is paused: whatever takes a bid or brings one nearer to its end. */
const PARADAS: ReadonlySet<string> = new Set<ConteudoDaAcao['acao']>([
  'abrir-lote',
  'dou-lhe-uma',
  'dou-lhe-duas',
  'vender',
  'condicional',
  'nao-arrematar',
  'repasse',
  'lance-presencial',
]);

type Visto = Pick<PedidoDe<'leiloeiro-acao'>, 'seq' | 'lelUid'>;

/** @throws ErroMartelo ESTADO_MUDOU */
function exigirAtual(estado: Estado, { seq, lelUid }: Visto): void {
  const lote = loteNaMesa(estado);
  const outro = lelUid !== null && lote?.uid !== lelUid;
  if (outro || seq !== (lote?.seq ?? 0)) throw new ErroMartelo('ESTADO_MUDOU');
}

/** @throws ErroMartelo NENHUM_LOTE_EM_PREGAO, ESTADO_MUDOU */
function exigirNaMesa(estado: Estado, visto: Visto): EstadoLote {
  const lote = loteNaMesa(estado);
  if (lote === null) throw new ErroMartelo('NENHUM_LOTE_EM_PREGAO');
  exigirAtual(estado, visto);
  return lote;
}

/**
 * Puts a lot on the block: the one named, else the next in order. The first makes the auction live. Decided on the lot that was on
 * the block or on the one to be opened; 0 says that no lot was under the hammer.
 * @throws ErroMartelo LOTE_EM_PREGAO while another is under the hammer, NAO_HA_PROXIMO_LOTE, LOTE_COM_HORARIO
 */
function abrir(estado: Estado, { seq, lelUid }: Visto, ata: Ata): Record<string, unknown> {
  const atual = loteNaMesa(estado);
  // One that staff put live by hand: it is under the hammer already, and is only taken note of.
  const posto = estado.pregao.lelUid === null ? atual : null;
  const alvo = lelUid === null ? (posto ?? aChamar(estado)[0]) : exigirLote(estado, lelUid);
  const emPregao = atual !== null && sobMartelo(atual);
  const vistos = [atual?.seq, alvo?.seq, emPregao ? undefined : 0];
  if (!vistos.includes(seq)) throw new ErroMartelo('ESTADO_MUDOU');
  if (emPregao && (alvo === undefined || alvo !== posto)) {
    throw new ErroMartelo('LOTE_EM_PREGAO', { lelUid: atual.uid, numero: atual.dados.numero });
  }
  if (alvo === undefined) throw new ErroMartelo('NAO_HA_PROXIMO_LOTE');
  if (!alvo.finalizacaoManual) throw new ErroMartelo('LOTE_COM_HORARIO');
  if (estado.leilao.situacao !== 'AO_VIVO') {
    exigirTransicaoLeilao(estado.leilao.situacao, 'AO_VIVO', 'abrir-lote');
    ata.registrar({ tipo: 'SituacaoLeilaoAlterada/1', instante: ata.instante, situacao: 'AO_VIVO' });
  }
  if (alvo.dataInicio > ata.instante) alterar(estado, alvo, { dataInicio: ata.iso }, ata);
  const de = alvo.situacao;
  if (!sobMartelo(alvo)) passarLote(alvo, 'AO_VIVO', 'abrir-lote', ata);
  const para = sobMartelo(alvo) ? de : 'AO_VIVO';
  mover(ata, { naMesa: alvo.uid, ato: { acao: 'abrir-lote', de, para, saiu: estado.pregao.lelUid } });
  return { lelUid: alvo.uid, situacao: para };
}

/** @throws ErroMartelo LANCE_ATINGE_RESERVA, LOTE_COM_HORARIO */
function repassar(estado: Estado, visto: Visto, ata: Ata): Record<string, unknown> {
  const atual = loteNaMesa(estado);
  const alvo = visto.lelUid === null ? atual : exigirLote(estado, visto.lelUid);
  if (alvo === atual) {
    const lote = exigirNaMesa(estado, visto);
    if (sobMartelo(lote)) exigirSemVencedor(lote);
    reporIncrementos(estado, lote, ata);
    return concluir(lote, 'repasse', 'REPASSE', ata);
  }
  if (visto.seq !== alvo!.seq && visto.seq !== atual?.seq) throw new ErroMartelo('ESTADO_MUDOU');
  if (!alvo!.finalizacaoManual) throw new ErroMartelo('LOTE_COM_HORARIO');
  reporIncrementos(estado, alvo!, ata);
  passarLote(alvo!, 'REPASSE', 'repasse', ata);
  return { lelUid: alvo!.uid, situacao: 'REPASSE' };
}

/** A call or the end of the lot on the block. */
function concluir(
  lote: EstadoLote,
  acao: AtoDeSituacao,
  para: EstadoLote['situacao'],
  ata: Ata,
): Record<string, unknown> {
  const vendido = para === 'AG_PAGAMENTO' || para === 'CONDICIONAL';
  const arremate = vendido ? arremateDoLider(lote) : null;
  const situacao = passarLote(lote, para, acao, ata, { arremate });
  mover(ata, { naMesa: lote.uid, ato: { acao, de: lote.situacao, para: situacao } });
  return { lelUid: lote.uid, situacao };
}

/** Rules 2 and 12: literal, labelled as taken in the room. Nobody bids there for the one who sells. */
function lancarNaSala(
  estado: Estado,
  lote: EstadoLote,
  { participante, comId, valor }: Extract<ConteudoDaAcao, { acao: 'lance-presencial' }>,
  ata: Ata,
): Record<string, unknown> {
  exigirDeFora(estado, lote, participante, comId);
  if (estado.leilao.judicial === true && participante.cadastro === undefined)
    throw new ErroMartelo('APELIDO_SEM_CADASTRO', { apelido: participante.apelido });
  const resposta = darLance(
    estado,
    { tipo: 'dar-lance', lelUid: lote.uid, modo: 'PRESENCIAL', valor, participante },
    ata,
  );
  const sorteio = Number.parseInt(ata.sorteio.sal().slice(0, 8), 16);
  const ato: Ato = {
    acao: 'lance-presencial',
    lance: String(resposta.uid),
    apelidoUid: participante.uid,
    sorteio,
  };
  mover(ata, { naMesa: lote.uid, ato });
  return { lance: resposta };
}

/** Rule 12. @throws ErroMartelo LANCE_DA_CASA */
function exigirDeFora(
  { leilao }: Estado,
  { dados }: EstadoLote,
  { apelido }: Participante,
  comId: number | null,
): void {
  const doComitente = comId !== null && comId === dados.comitente?.comId;
  const daCasa = [dados.comitente?.nome, leilao.leiloeiro?.nome].some(
    (nome) => nome !== undefined && semAcentos(nome) === semAcentos(apelido),
  );
  if (doComitente || daCasa) throw new ErroMartelo('LANCE_DA_CASA');
}

const semAcentos = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function mudarIncremento(estado: Estado, lote: EstadoLote, valor: number, ata: Ata): Record<string, unknown> {
  if (!aceitaLances(lote)) throw new ErroMartelo('ENCERRADO');
  alterar(estado, lote, { valor: { ...lote.dados.valor, incremento: valor } }, ata);
  mover(ata, {
    naMesa: lote.uid,
    ato: { acao: 'incremento', de: lote.incremento ?? null, para: valor },
  });
  return { incremento: valor };
}

/** @throws ErroMartelo SEM_LANCES */
function exigirLances(lote: EstadoLote): void {
  if (lote.lideranca === null) throw new ErroMartelo('SEM_LANCES');
}

/** Whoever met the reserve bought the lot: it can be sold, or under a condition, and not be passed over. */
function exigirSemVencedor(lote: EstadoLote): void {
  if (lote.lideranca !== null && lote.lideranca.preco >= lote.reserva) {
    throw new ErroMartelo('LANCE_ATINGE_RESERVA');
  }
}
