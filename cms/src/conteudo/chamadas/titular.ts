import { type EnvioDoSite, enviosDoSite, pedidoDosEnvios } from '@martelo/shared/envio-do-site';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import type { Lead, Mensagen as Mensagem } from '../../payload-types.ts';
import { chamada } from '../chamada.ts';

/** What an address sent by the forms of a brand's site, for who has shown it to be theirs: the engine asks, nobody else may. */
const enviosDoTitular = chamada({
  metodo: 'POST',
  caminho: '/v1/titular/envios',
  resumo:
    'Tudo o que um e-mail enviou pelos formulários do site da marca; com `apagar`, deixa de existir. Só entre os serviços',
  quem: 'servico',
  query: z.object({}),
  corpo: pedidoDosEnvios,
  resposta: enviosDoSite,
  async responder({ payload, hotsite, corpo: { email, ato } }) {
    const where: Where = { and: [{ hotsite: { equals: hotsite.id } }, { email: { equals: email } }] };
    const [leads, mensagens] = await Promise.all([
      todos(payload, 'leads', where),
      todos(payload, 'mensagens', where),
    ]);
    if (ato === 'apagar')
      for (const collection of ['leads', 'mensagens'] as const)
        await payload.delete({ collection, where, depth: 0 });
    return {
      itens: [...leads.map(comoEnvio), ...mensagens.map(comoEnvio)].toSorted((a, b) =>
        a.enviadoEm < b.enviadoEm ? -1 : 1,
      ),
    };
  },
});

const todos = async (
  payload: Payload,
  collection: 'leads' | 'mensagens',
  where: Where,
): Promise<(Lead | Mensagem)[]> =>
  (await payload.find({ collection, where, depth: 0, pagination: false, limit: 0 })).docs;

function comoEnvio(doc: Lead | Mensagem): EnvioDoSite {
  const { email, consentimento, createdAt } = doc;
  const dela = 'mensagem' in doc ? doc : null;
  const iso = (quando: string) => new Date(quando).toISOString();
  return {
    formulario: dela === null ? 'Newsletter' : 'Contato',
    ...{ enviadoEm: iso(createdAt), email, nome: doc.nome ?? null },
    ...{ telefone: dela?.telefone ?? null, assunto: dela?.assunto ?? null },
    ...{ mensagem: dela?.mensagem ?? null, anotacao: dela?.anotacao ?? null },
    respondidaEm: dela?.respondidaEm ? iso(dela.respondidaEm) : null,
    ...{ pagina: doc.pagina ?? null, origem: doc.origem ?? null },
    consentimento: { texto: consentimento.texto, versao: consentimento.versao, em: iso(consentimento.em) },
  };
}

export const CHAMADAS_DO_TITULAR = [enviosDoTitular];
