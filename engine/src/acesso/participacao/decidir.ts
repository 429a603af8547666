import { exposicaoADois } from '@martelo/shared/aprovacao';
import { semAusentes } from '@martelo/shared/ausentes';
import { type Cliente, cliente, SITUACOES_CLIENTE } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_DOCUMENTO } from '@martelo/shared/situacao-documento';
import { comPalavraDaCasa } from '@martelo/shared/situacao-dos-documentos';
import { z } from 'zod';
import { mudancasEmPalavras, tituloDe } from '../../api/recurso/em-palavras.ts';
import type { SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import type { Chamador } from '../../api/rota.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { CLIENTES } from '../clientes/registro.ts';

const { habilitacaoSucata, limiteExposicao, motivoBloqueio } = cliente.shape;
/** What the house decides about a client's bidding. */
export const mudancas = z
  .strictObject({
    situacao: z.enum(SITUACOES_CLIENTE),
    motivoBloqueio: motivoBloqueio.unwrap(),
    documentoSituacao: z.enum(SITUACOES_DOCUMENTO),
    habilitacaoSucata: habilitacaoSucata.unwrap(),
    limiteExposicao,
  })
  .partial();
type Mudancas = z.output<typeof mudancas>;

const ATO = 'participacao';
/** With what is asked, the limit that it was asked on: of nothing else does it matter that it has changed since. */
const pedida = z.strictObject({ mudancas, limiteAntes: z.int().nullable() });

interface Dependencias {
  registros: Registros;
  segundaPessoa: SegundaPessoa;
  /** Unix ms. */
  agora(): number;
}

/** Decides it; a limit that needs a second person waits for one, and all that was sent with it. */
export function criarDecidirParticipacao({ registros, segundaPessoa, agora }: Dependencias) {
  const clientes = registros.colecao(CLIENTES);
  const comMudancas = (antes: Registro<Cliente>, { documentoSituacao, ...campos }: Mudancas): Cliente => {
    const depois = { ...(semCarimbos(antes) as Cliente), ...semAusentes(campos) };
    if (documentoSituacao === undefined) return depois;
    const em = new Date(agora()).toISOString();
    return { ...depois, documento: comPalavraDaCasa(antes.documento, documentoSituacao, em) };
  };
  const limiteDe = ({ limiteExposicao: limite }: Pick<Cliente, 'limiteExposicao'>) => limite ?? null;

  segundaPessoa.registrarAto('cliente', ATO, {
    resumo: 'Limite de exposição',
    async mudou({ alvo, enviado }) {
      const atual = await clientes.obter(SISTEMA, alvo);
      return (
        atual === null ||
        atual.eliminadoEm !== undefined ||
        limiteDe(atual) !== pedida.parse(enviado).limiteAntes
      );
    },
    faz: ({ acesso }, { alvo, enviado, aprovacaoUid }) =>
      deNovoSeMudou(async () => {
        const antes = await clientes.obter(acesso, alvo);
        if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { mudancas: quais, limiteAntes } = pedida.parse(enviado);
        if (limiteDe(antes) !== limiteAntes) throw new ErroMartelo('ESTADO_MUDOU');
        const por = acesso.tipo === 'interno' && acesso.segunda ? acesso.segunda.por : '';
        const assinado = { segundaPessoa: { aprovacaoUid, por, revisao: antes.revisao + 1 } };
        await clientes.salvar(acesso, { ...comMudancas(antes, quais), ...assinado }, antes.revisao);
      }),
  });

  return async (chamador: Chamador, id: string, quais: Mudancas): Promise<Registro<Cliente>> => {
    const { acesso } = chamador;
    const antes = await porIdOuUid(clientes, acesso, id);
    if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const depois = comMudancas(antes, quais);
    const enviado = { mudancas: quais, limiteAntes: limiteDe(antes) };
    await segundaPessoa.repetido(chamador, { especie: 'cliente', ato: ATO, alvo: id, enviado }, [
      'limiteAntes',
    ]);
    if (!exposicaoADois(limiteDe(antes), limiteDe(depois)))
      return clientes.salvar(acesso, depois, antes.revisao);
    const como = await segundaPessoa.exigir(chamador, {
      ...{ tipo: 'limite-exposicao', especie: 'cliente', ato: ATO, enviado },
      assunto: `Cliente: ${tituloDe(CLIENTES as never, acesso, antes)}`.slice(0, 300),
      alvo: { uid: antes.uid, id: antes.id, revisao: antes.revisao },
      mudancas: mudancasEmPalavras(CLIENTES as never, acesso, antes, depois),
    });
    return clientes.salvar(como, depois, antes.revisao);
  };
}
