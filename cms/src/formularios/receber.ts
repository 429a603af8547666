import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  type Cancelamento,
  cancelamento,
  type Inscricao,
  inscricao,
  type Mensagem,
  mensagem,
  textoDoConsentimento,
  type VersaoConsentimento,
} from '@martelo/shared/formulario';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import { conferirSelo } from '@martelo/shared/selo-formulario';
import type { Payload, Where } from 'payload';
import type { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';
import { Limite } from './limite.ts';

/** Where and from whom a form came, besides what was typed. */
export interface Remetente {
  endereco: string;
  pagina: string;
  origem: string;
}

interface Pedido<Entrada> {
  payload: Payload;
  hotsite: Hotsite;
  entrada: Entrada;
  remetente: Remetente;
  agora: number;
}

/** One form of the site: how what is sent is read and kept. */
export interface Formulario<Entrada = unknown> {
  nome: string;
  esquema: z.ZodType<Entrada>;
  guardar(pedido: Pedido<Entrada>): Promise<void>;
}

const HORA_MS = 3_600_000;
/** One person, in a hurry and mistaken, against a program. No bucket is everybody's: a flood would close the form for all. */
const porEndereco = new Limite(6, HORA_MS / 6);

/**
 * Checks that a person sent it, and keeps it.
 * @throws ErroMartelo REQUISICAO_INVALIDA with `porCampo`, FORMULARIO_APRESSADO, FORMULARIO_VENCIDO, MUITAS_TENTATIVAS
 */
export async function receber<Entrada extends { selo: string; site: string }>(
  { nome, esquema, guardar }: Formulario<Entrada>,
  corpo: unknown,
  {
    segredos,
    limites,
    ...pedido
  }: Omit<Pedido<Entrada>, 'entrada'> & { segredos: SegredosDeServico; limites: boolean },
): Promise<void> {
  const { hotsite, remetente, agora } = pedido;
  const lida = esquema.safeParse(corpo);
  if (!lida.success) throw recusaPorCampo(lida.error);
  const entrada = lida.data;
  // What fills a field that nobody sees learns nothing from the answer.
  if (entrada.site !== '') return;
  const selo = conferirSelo(entrada.selo, { segredos, subdominio: hotsite.subdominio, agora });
  if (selo !== 'valido')
    throw new ErroMartelo(selo === 'cedo' ? 'FORMULARIO_APRESSADO' : 'FORMULARIO_VENCIDO');
  if (limites) {
    if (!porEndereco.deixa(`${nome} ${hotsite.id} ${remetente.endereco}`, agora))
      throw new ErroMartelo('MUITAS_TENTATIVAS');
  }
  await guardar({ ...pedido, entrada });
}

function recusaPorCampo(erro: z.ZodError): ErroMartelo {
  const porCampo: Record<string, string> = {};
  for (const { path, message } of erro.issues) porCampo[String(path[0] ?? 'corpo')] ??= message;
  return new ErroMartelo(
    'REQUISICAO_INVALIDA',
    { porCampo, campos: Object.entries(porCampo).map(([campo, frase]) => `${campo}: ${frase}`) },
    Object.values(porCampo).join(' '),
  );
}

export const FORMULARIO_NEWSLETTER: Formulario<Inscricao> = {
  nome: 'newsletter',
  esquema: inscricao,
  async guardar({ payload, hotsite, entrada, remetente, agora }) {
    const { email, nome } = entrada;
    const onde: Where = { and: [{ hotsite: { equals: hotsite.id } }, { email: { equals: email } }] };
    const conhecido = () => payload.count({ collection: 'leads', where: onde });
    if ((await conhecido()).totalDocs > 0) return;
    try {
      await payload.create({
        collection: 'leads',
        data: { hotsite: hotsite.id, email, nome, ...comum(hotsite, 'newsletter/1', remetente, agora) },
        depth: 0,
      });
    } catch (erro) {
      // Pressed twice at once: the other one is in.
      if ((await conhecido()).totalDocs === 0) throw erro;
    }
  },
};

/**
 * Taking the consent back is as easy as giving it: whoever asked for the news is erased, with all that was kept of it. Without a
 * proof of whose the address is, as when it was given; an annoyance can be undone by asking for the news again.
 */
export const CANCELAMENTO_NEWSLETTER: Formulario<Cancelamento> = {
  nome: 'cancelamento',
  esquema: cancelamento,
  async guardar({ payload, hotsite, entrada: { email } }) {
    await payload.delete({
      collection: 'leads',
      where: { and: [{ hotsite: { equals: hotsite.id } }, { email: { equals: email } }] },
      depth: 0,
    });
  },
};

export const FORMULARIO_CONTATO: Formulario<Mensagem> = {
  nome: 'contato',
  esquema: mensagem,
  async guardar({ payload, hotsite, entrada, remetente, agora }) {
    const { nome, email, telefone, assunto, mensagem: texto } = entrada;
    const impressao = createHash('sha256')
      .update(JSON.stringify([email, assunto, texto]))
      .digest('hex')
      .slice(0, 32);
    const { totalDocs } = await payload.count({
      collection: 'mensagens',
      where: {
        and: [
          { hotsite: { equals: hotsite.id } },
          { impressao: { equals: impressao } },
          { createdAt: { greater_than: new Date(agora - 24 * HORA_MS).toISOString() } },
        ],
      },
    });
    if (totalDocs > 0) return;
    await payload.create({
      collection: 'mensagens',
      data: {
        hotsite: hotsite.id,
        nome,
        email,
        telefone,
        assunto,
        mensagem: texto,
        impressao,
        respondida: false,
        ...comum(hotsite, 'contato/1', remetente, agora),
      },
      depth: 0,
    });
  },
};

const comum = (
  hotsite: Hotsite,
  versao: VersaoConsentimento,
  { pagina, origem }: Remetente,
  agora: number,
) => ({
  consentimento: {
    versao,
    texto: textoDoConsentimento(versao, hotsite.nome),
    em: new Date(agora).toISOString(),
  },
  pagina,
  origem,
});
