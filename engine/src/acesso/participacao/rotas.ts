import { semAusentes } from '@martelo/shared/ausentes';
import { type Cliente, cliente, SITUACOES_CLIENTE } from '@martelo/shared/cliente';
import { type FatosDoDocumento, motivoDaDivergencia } from '@martelo/shared/documento-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_DOCUMENTO } from '@martelo/shared/situacao-documento';
import { comPalavraDaCasa, exigenciasSemEnvio } from '@martelo/shared/situacao-dos-documentos';
import { paragrafos } from '@martelo/shared/texto';
import type { Exigencia } from '@martelo/shared/tipo-de-documento';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { paramsUid } from '../../api/comando.ts';
import { vistoPor } from '../../api/recurso/visao.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { documentosDe } from '../clientes/documentos-enviados.ts';
import { CLIENTES, ESCREVEM_CLIENTES, LEEM_CLIENTES } from '../clientes/registro.ts';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { Reservas } from '../exposicao/reservas.ts';

interface Dependencias {
  registros: Registros;
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
  exposicaoDe: Reservas['exposicaoDe'];
  agora(): number;
}

const { habilitacaoSucata, limiteExposicao } = cliente.shape;
const mudancas = z
  .strictObject({
    situacao: z.enum(SITUACOES_CLIENTE),
    motivoBloqueio: paragrafos(300).min(3, 'diga o motivo'),
    documentoSituacao: z.enum(SITUACOES_DOCUMENTO),
    /** Of a divergence, which cannot be without: the client reads it. */
    documentoMotivo: motivoDaDivergencia,
    habilitacaoSucata: habilitacaoSucata.unwrap(),
    limiteExposicao,
  })
  .partial()
  .refine(
    ({ documentoSituacao, documentoMotivo }) =>
      documentoMotivo === undefined || documentoSituacao === 'Divergente',
    { path: ['documentoMotivo'], message: 'é de uma divergência' },
  );

const participacao = z.object({
  situacao: z.enum(SITUACOES_CLIENTE),
  podeDarLance: z.boolean(),
  /** What is missing, in words. */
  pendencias: z.array(z.string()),
  /** The refusal that a bid would get; null when there is none. */
  codigo: z.string().nullable(),
  limiteExposicao: z.int().nullable(),
});

/** What the house decides about a client's bidding, what that comes to, and what only the client sees of it. */
export function rotasParticipacao(deps: Dependencias): Rota[] {
  const { registros, situacaoDoCliente, exposicaoDe, agora } = deps;
  const clientes = registros.colecao(CLIENTES);
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/limite-exposicao',
      resumo: 'Meu limite, quanto dele meus lances tomam e quanto resta (centavos)',
      guarda: 'cliente',
      resposta: z.object({
        limiteExposicao: z.int().nullable(),
        exposicao: z.int().nullable(),
        disponivel: z.int().nullable(),
      }),
      async executar({ chamador }) {
        const acesso = comoCliente(chamador);
        const { limiteExposicao } = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
        if (limiteExposicao === null) return { limiteExposicao, exposicao: null, disponivel: null };
        const exposicao = await exposicaoDe(acesso);
        return { limiteExposicao, exposicao, disponivel: Math.max(0, limiteExposicao - exposicao) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Se um cliente pode dar lances, o que falta e seu limite de exposição',
      guarda: LEEM_CLIENTES,
      params: paramsUid,
      resposta: participacao,
      async executar({ params, chamador: { acesso, hotsite } }) {
        const achado = await porIdOuUid(clientes, acesso, params.uid);
        if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { podeDarLance, pendencias, recusa } = await situacaoDoCliente(achado.uid, hotsite.id);
        return {
          situacao: achado.situacao,
          podeDarLance,
          pendencias,
          codigo: recusa?.codigo ?? null,
          // How much of it is taken is the client's to know alone: caps are in it (rule 11).
          // Reserved in the record, it is reserved here.
          limiteExposicao: vistoPor(CLIENTES as never, acesso, achado).limiteExposicao ?? null,
        };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Muda o que a casa decide de um cliente: situação, documentos, sucata, limite de exposição',
      guarda: ESCREVEM_CLIENTES,
      params: paramsUid,
      body: mudancas,
      resposta: participacao.pick({ situacao: true, podeDarLance: true, pendencias: true }),
      async executar({ params, body, chamador: { acesso, hotsite } }) {
        const { documentoSituacao, documentoMotivo, ...campos } = body;
        // What was sent a moment ago is counted in the same record: the house's word waits for it, and is not lost.
        const { uid, situacao } = await deNovoSeMudou(async () => {
          const antes = await porIdOuUid(clientes, acesso, params.uid);
          if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
          const depois = { ...antes, ...semAusentes(campos) };
          exigirMotivos(antes, body);
          if (documentoSituacao === 'Aprovado' && antes.documento.situacao !== 'Aprovado')
            exigirEnviados(antes.natureza, await documentosDe(registros, acesso, antes.uid));
          if (documentoSituacao !== undefined) {
            const em = new Date(agora()).toISOString();
            depois.documento = comPalavraDaCasa(antes.documento, documentoSituacao, em, documentoMotivo);
          }
          return clientes.salvar(acesso, depois, antes.revisao);
        });
        const { podeDarLance, pendencias } = await situacaoDoCliente(uid, hotsite.id);
        return { situacao, podeDarLance, pendencias };
      },
    }),
  ];
}

/** Who is refused reads why (BO17). @throws ErroMartelo DECISAO_SEM_MOTIVO */
function exigirMotivos(
  antes: Pick<Cliente, 'situacao' | 'motivoBloqueio'>,
  { situacao, motivoBloqueio, documentoSituacao, documentoMotivo }: z.output<typeof mudancas>,
): void {
  const recusar = (campo: string) => {
    throw new ErroMartelo('DECISAO_SEM_MOTIVO', { campo });
  };
  const jaDito = antes.situacao === 'BLOQUEADO' && antes.motivoBloqueio;
  if (situacao === 'BLOQUEADO' && motivoBloqueio === undefined && !jaDito) recusar('motivoBloqueio');
  if (documentoSituacao === 'Divergente' && documentoMotivo === undefined) recusar('documentoMotivo');
}

/** Nothing is approved that nobody has seen. @throws ErroMartelo APROVACAO_SEM_ARQUIVO */
function exigirEnviados(natureza: Cliente['natureza'], documentos: readonly FatosDoDocumento[]): void {
  const faltam = exigenciasSemEnvio(natureza, documentos);
  if (faltam.length > 0)
    throw new ErroMartelo('APROVACAO_SEM_ARQUIVO', {
      ...{ campo: 'documentoSituacao', faltam: faltam.map((uma) => O_QUE_FALTA[uma]).join(' e ') },
    });
}

const O_QUE_FALTA: Record<Exigencia, string> = {
  identidade: 'o documento de identidade',
  endereco: 'o comprovante de endereço',
  empresa: 'o contrato ou estatuto da empresa',
};
