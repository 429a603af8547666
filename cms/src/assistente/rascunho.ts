import { lerCnpj } from '@martelo/shared/documentos';
import { recusaDoSubdominio, subdominioDoNome, type TipoHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';
import { saoCores } from '../marca/leitura-do-tema.ts';
import { ASSISTENTE } from '../palavras/assistente.ts';
import type { Estilo } from '../semente/estilos.ts';
import { type Grupo, type Proposta, propostas } from './paleta.ts';

/** What the wizard knows so far. Kept in the tab: a reload loses nothing. */
export interface Rascunho {
  uid: string;
  passo: number;
  nome: string;
  tipo: TipoHotsite;
  subdominio: string;
  /** The subdomain follows the name until somebody writes another. */
  subdominioDoNome: boolean;
  dominio: string;
  logo: string | null;
  /** The logo's colours, or the one to begin with. */
  grupos: Grupo[];
  proposta: Proposta['chave'] | 'propria';
  cores: CoresMarca;
  estilo: Estilo;
  telefone: string;
  email: string;
  endereco: string;
  razaoSocial: string;
  cnpj: string;
  latitude: number | null;
  longitude: number | null;
  /** Who is to administer the brand: who makes it, or somebody else. */
  administra: 'eu' | 'outra';
  nomeDoAdministrador: string;
  emailDoAdministrador: string;
}

export const CORES_DE_PARTIDA = [
  { cor: '#123a6b', nome: ASSISTENTE.azul },
  { cor: '#0f6b5c', nome: ASSISTENTE.verde },
  { cor: '#c8102e', nome: ASSISTENTE.vermelho },
  { cor: '#e8590c', nome: ASSISTENTE.laranja },
  { cor: '#f6d64a', nome: ASSISTENTE.amarelo },
  { cor: '#5b3a8c', nome: ASSISTENTE.roxo },
  { cor: '#2b2f3a', nome: ASSISTENTE.grafite },
] as const;

export function rascunhoNovo(): Rascunho {
  const grupos = [{ cor: CORES_DE_PARTIDA[0].cor, peso: 1 }];
  return {
    uid: uuidv7(),
    passo: 0,
    nome: '',
    tipo: 'leilao',
    subdominio: '',
    subdominioDoNome: true,
    dominio: '',
    logo: null,
    grupos,
    proposta: 'fiel',
    cores: propostas(grupos)[0]!.cores,
    estilo: 'entardecer',
    telefone: '',
    email: '',
    endereco: '',
    razaoSocial: '',
    cnpj: '',
    latitude: null,
    longitude: null,
    administra: 'eu',
    nomeDoAdministrador: '',
    emailDoAdministrador: '',
  };
}

export const comNome = (rascunho: Rascunho, nome: string): Rascunho => ({
  ...rascunho,
  nome,
  ...(rascunho.subdominioDoNome ? { subdominio: subdominioDoNome(nome) } : {}),
});

/** New colours to propose from: the proposal chosen stays chosen, in the new colours. */
export function comGrupos(rascunho: Rascunho, grupos: Grupo[], logo = rascunho.logo): Rascunho {
  const proposta = rascunho.proposta === 'propria' ? 'fiel' : rascunho.proposta;
  const cores = propostas(grupos).find(({ chave }) => chave === proposta)?.cores ?? rascunho.cores;
  return { ...rascunho, logo, grupos, proposta, cores };
}

export type Faltas = Partial<Record<keyof Rascunho, string>>;

/** What keeps a step from being left, by field. */
export const FALTAS: readonly ((rascunho: Rascunho) => Faltas)[] = [
  ({ nome, subdominio }) => ({
    ...(nome.trim().length < 2 ? { nome: ASSISTENTE.deUmNome } : {}),
    ...(recusaDoSubdominio(subdominio) ? { subdominio: recusaDoSubdominio(subdominio) ?? '' } : {}),
  }),
  ({ cores }) => (saoCores(cores) ? {} : { cores: ASSISTENTE.useCoresNoFormato }),
  () => ({}),
  ({ email, latitude, longitude, razaoSocial, cnpj }) => ({
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email: ASSISTENTE.confiraOEMail } : {}),
    ...(cnpj.trim() && lerCnpj(cnpj) === null ? { cnpj: ASSISTENTE.confiraOCnpj } : {}),
    ...(razaoSocial.trim() && !cnpj.trim() ? { cnpj: ASSISTENTE.osDoisJuntos } : {}),
    ...(cnpj.trim() && razaoSocial.trim().length < 2 ? { razaoSocial: ASSISTENTE.osDoisJuntos } : {}),
    ...(latitude === null || longitude === null
      ? { latitude: ASSISTENTE.escolhaUmaCidade }
      : Math.abs(latitude) > 90 || Math.abs(longitude) > 180
        ? { latitude: ASSISTENTE.aLatitudeVai }
        : {}),
  }),
  ({ administra, nomeDoAdministrador, emailDoAdministrador }) =>
    administra === 'eu'
      ? {}
      : {
          ...(nomeDoAdministrador.trim().length < 2 ? { nomeDoAdministrador: ASSISTENTE.digaQuemE } : {}),
          ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(emailDoAdministrador)
            ? {}
            : { emailDoAdministrador: ASSISTENTE.confiraOEMail }),
        },
  () => ({}),
];

const GUARDADO = 'martelo-nova-marca';

/** What was kept in this tab; a fresh one when there is none or it is not readable. */
export function lerRascunho(): Rascunho {
  try {
    const lido = JSON.parse(sessionStorage.getItem(GUARDADO) ?? 'null') as Partial<Rascunho> | null;
    return lido?.uid ? { ...rascunhoNovo(), ...lido } : rascunhoNovo();
  } catch {
    return rascunhoNovo();
  }
}

export function guardarRascunho(rascunho: Rascunho | null): void {
  try {
    if (rascunho) sessionStorage.setItem(GUARDADO, JSON.stringify(rascunho));
    else sessionStorage.removeItem(GUARDADO);
  } catch {
    // A full or closed storage costs the reload, not the work.
  }
}
