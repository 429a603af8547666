import type { TipoHotsite } from '../hotsite.ts';
import type { PorModo } from '../modo.ts';
import { type Campo, encurtar } from './campos.ts';
import type { Canal } from './canais.ts';
import type { Evento } from './evento.ts';
import { type CodigoEvento, eventoDe } from './eventos.ts';
import { LEILAO } from './modelos/leilao.ts';
import { LOJA } from './modelos/loja.ts';
import type { Modelo, Palavras } from './modelos/palavras.ts';

export type { Modelo } from './modelos/palavras.ts';

const PADROES: PorModo<Palavras> = { leilao: LEILAO, loja: LOJA };

/** What every message may say besides what its event tells. */
export const COMUNS = { nome: 'Nome da pessoa', marca: 'Nome da marca', link: 'Endereço da página' } as const;
const NOME_MAIOR = 'Maria Aparecida do Perpétuo Socorro Vasconcelos de Albuquerque Montenegro';
const MARCA_MAIOR = 'Leilões Judiciais e Extrajudiciais do Centro-Oeste Brasileiro';
const LINK_MAIOR = 'https://leiloes-judiciais-e-extrajudiciais.exemplo.com.br/cliente/compras/9999999';

/** Of what a message is made, and how long it may be. `valor`: how long what is put in may be, where the whole has to stay short. */
interface Limites {
  titulo: number;
  corpo: number;
  valor: number;
}
const LIMITES: Readonly<Record<Canal, Limites>> = {
  email: { titulo: 250, corpo: 4_000, valor: 400 },
  sino: { titulo: 80, corpo: 300, valor: 70 },
  push: { titulo: 80, corpo: 300, valor: 70 },
  // Three parts of an SMS with accents.
  sms: { titulo: 0, corpo: 320, valor: 60 },
  whatsapp: { titulo: 0, corpo: 600, valor: 100 },
};
/** What staff may write for a channel, before anything is put in. */
export const TAMANHOS_DO_MODELO: Readonly<Record<Canal, { titulo: number; corpo: number }>> = {
  email: { titulo: 120, corpo: 3_000 },
  sino: { titulo: 80, corpo: 240 },
  push: { titulo: 80, corpo: 240 },
  sms: { titulo: 0, corpo: 240 },
  whatsapp: { titulo: 0, corpo: 480 },
};

/** The words of the house for an event on a channel; null where it never goes by that channel. */
export function modeloPadrao(evento: CodigoEvento, canal: Canal, modo: TipoHotsite): Modelo | null {
  if (!eventoDe(evento).canais.includes(canal)) return null;
  const { carta, nota, recado } = PADROES[modo][evento];
  if (canal === 'email') return carta ?? null;
  if (canal === 'sino' || canal === 'push') return nota ?? null;
  return recado === undefined ? null : { titulo: '', corpo: recado };
}

/** What an event is called where it is chosen, and what the button of its letter says. */
export const nomesDe = (evento: CodigoEvento, modo: TipoHotsite): { rotulo: string; acao: string } => {
  const { rotulo, acao } = PADROES[modo][evento];
  return { rotulo, acao };
};

/** What a message of the event may name, with what each is. */
export function variaveisDe(evento: CodigoEvento): { nome: string; rotulo: string; essencial: boolean }[] {
  const { dados, segredos, essenciais } = eventoDe(evento);
  const proprias = Object.entries({ ...dados, ...segredos }).flatMap(([nome, { rotulo, escrever }]) =>
    escrever === undefined
      ? []
      : [{ nome, rotulo, essencial: (essenciais as readonly string[]).includes(nome) }],
  );
  const comuns = Object.entries(COMUNS).map(([nome, rotulo]) => ({ nome, rotulo, essencial: false }));
  return [...proprias, ...comuns];
}

const VARIAVEL = /\{([^{}]*)\}/g;

/**
 * Why a text cannot be an event's message on a channel, in sentences for who wrote it; empty when it can. It is tried with the longest
 * names there are.
 */
export function problemasDoModelo(evento: CodigoEvento, canal: Canal, { titulo, corpo }: Modelo): string[] {
  const { canais } = eventoDe(evento);
  if (!canais.includes(canal)) return ['Este aviso não sai por este canal.'];
  const variaveis = variaveisDe(evento);
  const tamanhos = TAMANHOS_DO_MODELO[canal];
  const problemas: string[] = [];
  if (tamanhos.titulo > 0 && titulo.trim() === '') problemas.push('Escreva o título.');
  if (corpo.trim() === '') problemas.push('Escreva o texto.');
  if (titulo.length > tamanhos.titulo)
    problemas.push(
      tamanhos.titulo === 0
        ? 'Este canal não tem título.'
        : `O título passa de ${tamanhos.titulo} caracteres.`,
    );
  if (corpo.length > tamanhos.corpo) problemas.push(`O texto passa de ${tamanhos.corpo} caracteres.`);
  const nomeadas = [...`${titulo}\n${corpo}`.matchAll(VARIAVEL)].map(([, nome]) => nome!);
  for (const nome of new Set(nomeadas))
    if (!variaveis.some((uma) => uma.nome === nome))
      problemas.push(
        `Não existe a variável {${encurtar(nome, 40)}} neste aviso. Use: ${variaveis.map((uma) => `{${uma.nome}}`).join(', ')}.`,
      );
  if (/[{}]/.test(`${titulo}${corpo}`.replace(VARIAVEL, ''))) problemas.push('Há uma chave { ou } sem par.');
  for (const { nome, rotulo, essencial } of variaveis)
    if (essencial && !nomeadas.includes(nome)) problemas.push(`Falta {${nome}} (${rotulo.toLowerCase()}).`);
  if (problemas.length > 0) return problemas;
  const cheio = preencher(canal, { titulo, corpo }, valoresMaiores(evento));
  if (cheio.cortado)
    problemas.push('Com os nomes mais longos, o texto passa do que este canal leva. Encurte-o.');
  return problemas;
}

/** Every variable of an event with the longest it can say. */
export function valoresMaiores(evento: CodigoEvento): Record<string, string> {
  const { dados, segredos } = eventoDe(evento);
  return {
    ...escritos({ ...dados, ...segredos }, (campo) => campo.maior),
    ...{ nome: NOME_MAIOR, marca: MARCA_MAIOR, link: LINK_MAIOR },
  };
}

/** The event's variables as messages say them. */
export const valoresDe = (
  { dados: campos, segredos }: Pick<Evento, 'dados' | 'segredos'>,
  dados: Readonly<Record<string, unknown>>,
): Record<string, string> => escritos({ ...campos, ...segredos }, (_, nome) => dados[nome]);

function escritos(
  campos: Readonly<Record<string, Campo>>,
  valor: (campo: Campo, nome: string) => unknown,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(campos).flatMap(([nome, campo]) => {
      const dado = valor(campo, nome);
      return campo.escrever === undefined || dado === undefined ? [] : [[nome, campo.escrever(dado)]];
    }),
  );
}

/**
 * The message: names put in, on short channels cut to what they carry. `cortado` says whether its own words were too long for it. What is
 * put in is plain text and stays so: whoever makes HTML of it escapes it.
 */
export function preencher(
  canal: Canal,
  { titulo, corpo }: Modelo,
  valores: Readonly<Record<string, string>>,
): Modelo & { cortado: boolean } {
  const limites = LIMITES[canal];
  const por = (texto: string): string =>
    // A link that was cut would lead nowhere.
    texto.replaceAll(VARIAVEL, (_, nome: string) => {
      const valor = valores[nome] ?? '';
      return nome === 'link' ? valor : encurtar(valor, limites.valor);
    });
  // What was cut ends the sentence by itself.
  const [inteiro, todo] = [titulo, corpo].map((texto) => por(texto).replaceAll('….', '…').trim()) as [
    string,
    string,
  ];
  return {
    titulo: encurtar(inteiro.replace(/\s+/g, ' '), limites.titulo),
    corpo: encurtar(todo, limites.corpo),
    cortado: [...inteiro].length > limites.titulo || [...todo].length > limites.corpo,
  };
}
