import { ErroMartelo } from '@martelo/shared/erros';
import type { LeilaoDaEquipe, LoteDaEquipeLido, LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { oQueFaltaNoLeilao } from '@martelo/shared/leilao-o-que-falta';
import { TRANSICOES_LEILAO } from '@martelo/shared/leilao-transicoes';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import { atoresDe } from '@martelo/shared/transicoes';
import { RESPONDEM_HABILITACAO } from '../../acesso/habilitacoes/registro.ts';
import type { Chamador } from '../../api/rota.ts';
import { ALTERACOES_LEILAO, ALTERACOES_LOTE, temLances } from '../../auction/atos/alteracoes.ts';
import { encerrado } from '../../auction/leituras/abertura.ts';
import { revisaoDoLeilao, revisaoDoLote } from '../../auction/leituras/revisao.ts';
import type { CampoDoLote } from '../../auction/modelo/campo-do-lote.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import { balancoDoLeilao } from '../../leituras/vistas/resultado.ts';
import { mostrandoVersoes, RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { FotosDoLeilao } from '../fotos/modelo-do-lote.ts';
import { PAPEIS_DO_LEILAO, podeTermos } from '../lote/alterar-lote.ts';

/** All that staff wrote of an auction, and what may be done with it now. */
export function verLeilao(
  estado: Readonly<Estado>,
  chamador: Chamador,
  agora: number,
  fotos: FotosDoLeilao,
): LeilaoDaEquipe {
  const { leilao } = estado;
  const atores = atoresDe(papeisDo(chamador));
  const { maiorUid: _, ...balanco } = balancoDoLeilao(estado);
  const lotes = [...estado.lotes.values()];
  return {
    ...leilao,
    ensaio: leilao.ensaio ?? false,
    judicial: leilao.judicial ?? false,
    revisao: revisaoDoLeilao(leilao),
    quantidadeLotes: lotes.length,
    ...balanco,
    travados: travadosDoLeilao(estado, chamador),
    para: TRANSICOES_LEILAO[leilao.situacao]
      .filter(({ comando, quem }) => comando === 'mudar-situacao-leilao' && algum(quem, atores))
      .map(({ para }) => para),
    faltam: oQueFaltaNoLeilao(
      leilao,
      lotes.map(({ situacao, dataFim, dados: { fotosUrls, descricao } }) => ({
        ...{ situacao, dataFim, fotosUrls, descricao },
      })),
      agora,
      fotos,
    ),
    respondeHabilitacoes: RESPONDEM_HABILITACAO.some((papel) => papeisDo(chamador).includes(papel)),
  };
}

/** A lot as a row of its auction. */
export const verNaLista = (lote: EstadoLote, chamador: Chamador): LoteNaEquipe => {
  const { dados, lideranca, qtdLances } = lote;
  return {
    ...{ uid: dados.uid, id: dados.id, revisao: revisaoDoLote(lote) },
    ...{ numero: dados.numero, posicaoLeilao: dados.posicaoLeilao, nome: dados.nome, tipo: dados.tipo },
    situacao: dados.situacao,
    foto: dados.fotosUrls[0] ?? null,
    qtdFotos: dados.fotosUrls.length,
    minimo: dados.valor.minimo,
    incremento: dados.valor.incremento ?? null,
    valorAtual: lideranca?.preco ?? null,
    qtdLances,
    presos: {
      minimo: preso(lote, 'valor.minimo', chamador),
      incremento: preso(lote, 'valor.incremento', chamador),
    },
    dataFim: dados.dataFim,
    comitente: dados.comitente?.nome ?? null,
  };
};

/** All that staff wrote of a lot; its reserve and what the house decides by itself only to who writes it. */
export function verLote(
  { estado, lote }: { estado: Readonly<Estado>; lote: EstadoLote },
  chamador: Chamador,
): LoteDaEquipeLido {
  const { valorComitente, termosCondicional, regrasProposta, ...dados } = lote.dados;
  const { id, uid, nome, situacao } = estado.leilao;
  const atores = atoresDe(papeisDo(chamador));
  const secretos = {
    ...(valorComitente === undefined ? {} : { valorComitente }),
    ...(termosCondicional === undefined ? {} : { termosCondicional }),
    ...(regrasProposta === undefined ? {} : { regrasProposta }),
  };
  return {
    ...dados,
    ...(escreveLotes(chamador) ? secretos : {}),
    revisao: revisaoDoLote(lote),
    leilao: { id, uid, nome, situacao },
    valorAtual: lote.lideranca?.preco ?? null,
    qtdLances: lote.qtdLances,
    travados: travadosDoLote(lote, chamador),
    para: TRANSICOES_LOTE[lote.situacao]
      .filter(({ comando, quem }) => comando === 'mudar-situacao' && algum(quem, atores))
      .map(({ para }) => para),
  };
}

/** Runs a change of an auction or a lot; where it was made on another version, the refusal shows both (R3). */
export const comAsVersoes = <R>(
  enviado: object,
  ler: () => Promise<object>,
  mudar: () => Promise<R>,
): Promise<R> =>
  mostrandoVersoes(enviado, ler, async () => {
    try {
      return await mudar();
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA')
        throw new RevisaoDesatualizada();
      throw erro;
    }
  });

/** What may not change any more, whatever it would become. */
function travadosDoLeilao({ leilao, lotes }: Readonly<Estado>, chamador: Chamador): string[] {
  const campos = Object.entries(ALTERACOES_LEILAO);
  const terminou = leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO';
  if (terminou || !PAPEIS_DO_LEILAO.some((papel) => papeisDo(chamador).includes(papel)))
    return campos
      .filter(([campo]) => terminou || campo !== 'incrementos' || !podeTermos(chamador))
      .map(([campo]) => campo);
  const comLances = [...lotes.values()].some(temLances);
  return campos.filter(([, regra]) => travado(regra, { comLances, aberto: true, chamador })).map(([c]) => c);
}

const travadosDoLote = (lote: EstadoLote, chamador: Chamador): string[] =>
  Object.keys(ALTERACOES_LOTE).filter((campo) => preso(lote, campo as CampoDoLote, chamador));

/** Who may only change opening prices and steps may change nothing else. */
function preso(lote: EstadoLote, campo: CampoDoLote, chamador: Chamador): boolean {
  const doTermo = campo === 'valor.minimo' || campo === 'valor.incremento';
  if (!escreveLotes(chamador) && !(podeTermos(chamador) && doTermo)) return true;
  const aberto = !encerrado(lote);
  return travado(ALTERACOES_LOTE[campo], { comLances: !aberto || temLances(lote), aberto, chamador });
}

function travado(
  regra: (typeof ALTERACOES_LEILAO)[keyof typeof ALTERACOES_LEILAO],
  { comLances, aberto, chamador }: { comLances: boolean; aberto: boolean; chamador: Chamador },
): boolean {
  if (regra === 'nunca') return true;
  if (!comLances || regra === 'sempre' || regra === 'transicao') return false;
  if (regra === 'sem-lances' || !aberto) return true;
  return regra === 'com-papel' && !podeTermos(chamador);
}

const papeisDo = ({ acesso }: Chamador): readonly string[] =>
  acesso.tipo === 'interno' ? acesso.papeis : [];

const escreveLotes = (chamador: Chamador): boolean =>
  PAPEIS_DO_LEILAO.some((papel) => papeisDo(chamador).includes(papel));

const algum = <T>(estes: readonly T[], outros: readonly T[]): boolean =>
  estes.some((um) => outros.includes(um));
