import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import { atoresDe, papeisDe } from '@martelo/shared/transicoes';
import type { Estado, EstadoLote } from '../auction/estado.ts';
import { LOTES } from '../lotes/registro.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { LEILOES } from './registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

/** Finds auctions and lots by uid or small id, and only for those who may see them, while the brand may be seen. */
export interface Localizador {
  /** @throws ErroMartelo LEILAO_NAO_ENCONTRADO, also for another brand's */
  leilao(acesso: Acesso, idOuUid: string): Promise<Readonly<Estado>>;
  /** For whoever may hold the auction: the console is shown what the public is not. @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO */
  pregao(acesso: Acesso, idOuUid: string): Promise<Readonly<Estado>>;
  /** @throws ErroMartelo LOTE_NAO_ENCONTRADO, also for another brand's and for drafts */
  lote(acesso: Acesso, idOuUid: string): Promise<LoteAchado>;
  /** Drafts too: a bid on one is told that it is not open yet. @throws ErroMartelo LOTE_NAO_ENCONTRADO */
  loteDaMarca(acesso: Acesso, idOuUid: string): Promise<LoteAchado>;
}

export interface LoteAchado {
  estado: Readonly<Estado>;
  lote: EstadoLote;
}

interface Dependencias {
  motor: Motor;
  registros: Registros;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** Refuses who may not see the brand now. @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

export function criarLocalizador({ motor, registros, emDia, exigirExibicao }: Dependencias): Localizador {
  const leiloes = registros.colecao(LEILOES);
  const lotes = registros.colecao(LOTES);

  /** A small id is known once the records hold it; a uid is its own answer. */
  const uidDe = async (colecao: typeof leiloes | typeof lotes, idOuUid: string): Promise<string | null> => {
    if (!/^\d+$/.test(idOuUid)) return idOuUid.toLowerCase();
    const buscar = async () => (await colecao.obterPor(SISTEMA, 'id', Number(idOuUid)))?.uid ?? null;
    return (await buscar()) ?? (await emDia().then(buscar));
  };

  /** A lot that another engine has just taken in may be in the records before this one has heard of it. */
  const leilaoDoLote = async (uid: string): Promise<string | null> =>
    motor.leilaoDoLote(uid) ?? (await lotes.obter(SISTEMA, uid))?.leiUid ?? null;

  const loteDaMarca: Localizador['loteDaMarca'] = async (acesso, idOuUid) => {
    exigirExibicao(acesso);
    const uid = await uidDe(lotes, idOuUid);
    const leiUid = uid === null ? null : await leilaoDoLote(uid);
    const estado = leiUid === null ? null : await motor.estado(leiUid);
    const lote = estado?.lotes.get(uid!);
    if (!estado || !lote || !leilaoVisivel(acesso, estado)) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
    return { estado, lote };
  };

  const leilao: Localizador['leilao'] = async (acesso, idOuUid) => {
    exigirExibicao(acesso);
    const uid = await uidDe(leiloes, idOuUid);
    const estado = uid === null ? null : await motor.estado(uid);
    if (estado === null || !leilaoVisivel(acesso, estado)) throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
    return estado;
  };

  return {
    leilao,
    async pregao(acesso, idOuUid) {
      exigirLeiloeiro(acesso);
      return leilao(acesso, idOuUid);
    },
    async lote(acesso, idOuUid) {
      const achado = await loteDaMarca(acesso, idOuUid);
      if (!loteVisivel(acesso, achado.estado, achado.lote)) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      return achado;
    },
    loteDaMarca,
  };
}

/** @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO */
function exigirLeiloeiro(acesso: Acesso): void {
  if (acesso.tipo === 'sistema') return;
  if (acesso.tipo === 'anonimo') throw new ErroMartelo('NAO_AUTENTICADO');
  if (acesso.tipo === 'interno' && atoresDe(acesso.papeis).includes('leiloeiro')) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeisDe(['leiloeiro']).join(', ') });
}

/** An auction is there on its brands alone, for staff of several too: a token is good for the brand it was given for. */
export function leilaoVisivel(acesso: Acesso, { leilao }: Pick<Estado, 'leilao'>): boolean {
  if (acesso.tipo === 'sistema') return true;
  if (!leilao.hotsites.includes(acesso.hotsiteId)) return false;
  return acesso.tipo === 'interno' || (leilao.ensaio === true) === deEnsaio(acesso);
}

/** Rehearsal bidders see rehearsals alone; other clients and visitors see everything else. */
export const deEnsaio = (acesso: Acesso): boolean =>
  acesso.tipo === 'cliente' && acesso.papeis.includes(PAPEL_ENSAIO);

/** Lots being prepared in an auction that is not announced yet are for staff alone. */
export function loteVisivel(
  acesso: Acesso,
  estado: Pick<Estado, 'leilao'>,
  lote: Pick<EstadoLote, 'situacao'>,
): boolean {
  return (
    leilaoVisivel(acesso, estado) &&
    (ehDaCasa(acesso) || lotePublicado(estado.leilao.situacao, lote.situacao))
  );
}

export const lotePublicado = (leilao: Estado['leilao']['situacao'], lote: EstadoLote['situacao']): boolean =>
  !(lote === 'CADASTRADO' && (leilao === 'CRIADO' || leilao === 'EM_LOTEAMENTO'));

const ehDaCasa = (acesso: Acesso): boolean => acesso.tipo === 'sistema' || acesso.tipo === 'interno';
