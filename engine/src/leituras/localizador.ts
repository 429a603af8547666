import { ErroMartelo } from '@martelo/shared/erros';
import { atoresDe, papeisDe } from '@martelo/shared/transicoes';
import type { Estado, EstadoLote } from '../auction/modelo/estado.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { LEILOES } from './registros/leilao.ts';
import { LOTES } from './registros/lote.ts';
import type { Leitura, LoteLido } from './terminados/leitura.ts';
import type { LeilaoGuardado } from './terminados/vista.ts';
import { leilaoVisivel, loteVisivel } from './visibilidade.ts';

/** Finds auctions and lots by uid or small id, and only for those who may see them, while the brand may be seen. */
export interface Localizador {
  /** @throws ErroMartelo LEILAO_NAO_ENCONTRADO, also for another brand's */
  leilao(acesso: Acesso, idOuUid: string): Promise<Readonly<Estado>>;
  /** For whoever may hold the auction: the console is shown what the public is not. @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO */
  pregao(acesso: Acesso, idOuUid: string): Promise<Readonly<Estado>>;
  /** @throws ErroMartelo LOTE_NAO_ENCONTRADO, also for another brand's and for drafts */
  lote(acesso: Acesso, idOuUid: string): Promise<LoteAchado>;
  /** The lot for whoever only reads it: of a finished auction, without folding its log. @throws ErroMartelo LOTE_NAO_ENCONTRADO */
  vista(acesso: Acesso, idOuUid: string): Promise<LoteLido>;
  /** The auction without its lots, likewise. @throws ErroMartelo LEILAO_NAO_ENCONTRADO */
  vistaDoLeilao(acesso: Acesso, idOuUid: string): Promise<LeilaoGuardado>;
  /**
   * Whosever it is, drafts too: for what `podeLicitar` decides upon, once it is known which lot is meant. Waits for nothing
   * when the lot's uid is given and known. @throws ErroMartelo LOTE_NAO_ENCONTRADO
   */
  endereco(idOuUid: string): EnderecoDoLote | Promise<EnderecoDoLote>;
  /** The same where it is known without reading anything; else null. */
  lembrado(idOuUid: string): EnderecoDoLote | null;
}

export interface EnderecoDoLote {
  leiUid: string;
  lelUid: string;
}

export interface LoteAchado {
  estado: Readonly<Estado>;
  lote: EstadoLote;
}

interface Dependencias {
  motor: Motor;
  leitura: Pick<Leitura, 'lote' | 'leilao'>;
  registros: Registros;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** Refuses who may not see the brand now. @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

/** Lots remembered by their small id. */
const NOMES_LEMBRADOS = 10_000;

export function criarLocalizador({
  motor,
  leitura,
  registros,
  emDia,
  exigirExibicao,
}: Dependencias): Localizador {
  const leiloes = registros.colecao(LEILOES);
  const lotes = registros.colecao(LOTES);
  /** Small ids and other spellings that were looked up, by the uid they stand for, which never changes. */
  const uidPorNome = new Map<string, string>();

  /** A small id is known once the records hold it; a uid is its own answer. */
  const uidDe = async (colecao: typeof leiloes | typeof lotes, idOuUid: string): Promise<string | null> => {
    if (!/^\d+$/.test(idOuUid)) return idOuUid.toLowerCase();
    const buscar = async () => (await colecao.obterPor(SISTEMA, 'id', Number(idOuUid)))?.uid ?? null;
    return (await buscar()) ?? (await emDia().then(buscar));
  };

  /** A lot that another engine has just taken in may be in the records before this one has heard of it. */
  const leilaoDoLote = async (uid: string): Promise<string | null> =>
    motor.leilaoDoLote(uid) ?? (await lotes.obter(SISTEMA, uid))?.leiUid ?? null;

  const procurar = async (idOuUid: string): Promise<EnderecoDoLote> => {
    const lelUid = await uidDe(lotes, idOuUid);
    const leiUid = lelUid === null ? null : await leilaoDoLote(lelUid);
    if (lelUid === null || leiUid === null) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
    if (lelUid !== idOuUid) {
      if (uidPorNome.size >= NOMES_LEMBRADOS) uidPorNome.delete(uidPorNome.keys().next().value as string);
      uidPorNome.set(idOuUid, lelUid);
    }
    return { leiUid, lelUid };
  };

  const lembrado: Localizador['lembrado'] = (idOuUid) => {
    const lelUid = uidPorNome.get(idOuUid) ?? idOuUid;
    const leiUid = motor.leilaoDoLote(lelUid);
    return leiUid === null ? null : { leiUid, lelUid };
  };
  const endereco: Localizador['endereco'] = (idOuUid) => lembrado(idOuUid) ?? procurar(idOuUid);

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
      exigirExibicao(acesso);
      const { leiUid, lelUid } = await endereco(idOuUid);
      const estado = await motor.estado(leiUid);
      const lote = estado?.lotes.get(lelUid);
      if (!estado || !lote || !loteVisivel(acesso, estado, lote))
        throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      return { estado, lote };
    },
    async vista(acesso, idOuUid) {
      exigirExibicao(acesso);
      const { leiUid, lelUid } = await endereco(idOuUid);
      const lido = await leitura.lote(leiUid, lelUid);
      if (lido === null || !loteVisivel(acesso, lido.estado, lido.lote))
        throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      return lido;
    },
    async vistaDoLeilao(acesso, idOuUid) {
      exigirExibicao(acesso);
      const uid = await uidDe(leiloes, idOuUid);
      const guardado = uid === null ? null : await leitura.leilao(uid);
      if (guardado === null || !leilaoVisivel(acesso, guardado))
        throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
      return guardado;
    },
    endereco,
    lembrado,
  };
}

/** @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO */
function exigirLeiloeiro(acesso: Acesso): void {
  if (acesso.tipo === 'sistema') return;
  if (acesso.tipo === 'anonimo') throw new ErroMartelo('NAO_AUTENTICADO');
  if (acesso.tipo === 'interno' && atoresDe(acesso.papeis).includes('leiloeiro')) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeisDe(['leiloeiro']).join(', ') });
}
