import { PAPEIS_A_DOIS } from '@martelo/shared/papeis';
import { marcasDaCasa, type Pessoa } from '@martelo/shared/usuario';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { ADMINISTRACOES, type Perda, uidDaMarca } from './administracoes.ts';
import { entra } from './administradores.ts';

/** Who was lost counts for so long as still there, to whoever let them go. */
export const PERDA_CONTA_MS = 72 * 3_600_000;

interface Mudanca {
  acesso: Acesso;
  antes: Pessoa;
  depois: Pessoa;
}

/**
 * Writes down, before it happens, that somebody lets go of one who gives second words: whoever has them blocked, removed, demoted, taken off a
 * brand or given a last day does not become "alone" by it.
 */
export async function anotarPerdas(registros: Registros, agora: number, mudanca: Mudanca): Promise<void> {
  const { acesso, antes } = mudanca;
  if (acesso.tipo !== 'interno') return;
  for (const marca of antes.hotsites) {
    const papeis = perdidos(mudanca, marca, agora);
    if (papeis.length > 0)
      await anotar(registros, marca, agora, {
        ...{ usuUid: antes.uid, papeis, por: acesso.usuUid },
        em: new Date(quando(mudanca, marca, agora)).toISOString(),
      });
  }
}

/** The same of one who cannot come in until they have made a new password. */
export async function anotarSemSenha(
  registros: Registros,
  agora: number,
  { de, por }: { de: Pessoa; por: string },
): Promise<void> {
  const papeis = de.papeis.filter((papel) => PAPEIS_A_DOIS.some((um) => um === papel));
  if (papeis.length === 0) return;
  const perda = { usuUid: de.uid, papeis, por, em: new Date(agora).toISOString() };
  for (const marca of de.hotsites) await anotar(registros, marca, agora, perda);
}

/**
 * Whom somebody let go on a brand of late, of those who had one of the roles. To be read after those who are there: a loss is written down
 * before it happens, so that whoever is missing from these is among those.
 */
export async function perdidosPor(
  registros: Registros,
  { por, marca, papeis }: { por: string; marca: number; papeis: readonly string[] },
  agora: number,
): Promise<string[]> {
  const { perdas = [] } = (await registros.colecao(ADMINISTRACOES).obter(SISTEMA, uidDaMarca(marca))) ?? {};
  return perdas
    .filter((uma) => uma.por === por && conta(uma, agora) && uma.papeis.some((um) => papeis.includes(um)))
    .map(({ usuUid }) => usuUid);
}

const passou = ({ em }: Perda, agora: number): boolean => Date.parse(em) + PERDA_CONTA_MS <= agora;
/** Until their last day is over they are there themselves, or were let go by another act, of whoever did that. */
const conta = (perda: Perda, agora: number): boolean =>
  Date.parse(perda.em) <= agora && !passou(perda, agora);

/** An account has a role for as long as it lets its person in, on the brand. */
const tem = (quem: Pessoa, papel: string, marca: number, agora: number): boolean =>
  entra(quem, agora) && marcasDaCasa(quem).includes(marca) && quem.papeis.some((um) => um === papel);

const encurta = (antes: Pessoa, depois: Pessoa): boolean =>
  depois.fim !== undefined && (antes.fim === undefined || depois.fim < antes.fim);

const perdidos = ({ antes, depois }: Mudanca, marca: number, agora: number): string[] =>
  PAPEIS_A_DOIS.filter(
    (papel) =>
      tem(antes, papel, marca, agora) && (!tem(depois, papel, marca, agora) || encurta(antes, depois)),
  );

/** Who has a last day is lost when it is over. */
const quando = ({ antes, depois }: Mudanca, marca: number, agora: number): number =>
  entra(depois, agora) && encurta(antes, depois) && marcasDaCasa(depois).includes(marca)
    ? Math.max(agora, Date.parse(`${depois.fim}T23:59:59.999-03:00`))
    : agora;

const anotar = (registros: Registros, marca: number, agora: number, perda: Perda) =>
  deNovoSeMudou(async () => {
    const colecao = registros.colecao(ADMINISTRACOES);
    const uid = uidDaMarca(marca);
    const antes = await colecao.obter(SISTEMA, uid);
    const outras = (antes?.perdas ?? []).filter((uma) => !passou(uma, agora));
    const depois = { uid, saindo: antes?.saindo ?? [], perdas: [...outras, perda] };
    if (antes !== null) await colecao.salvar(SISTEMA, depois, antes.revisao);
    else
      await colecao.inserir(SISTEMA, depois).catch((erro: unknown) => {
        throw erro instanceof ValorEmUso ? new RevisaoDesatualizada() : erro;
      });
  });
