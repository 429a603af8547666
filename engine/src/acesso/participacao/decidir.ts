import { exposicaoADois } from '@martelo/shared/aprovacao';
import { semAusentes } from '@martelo/shared/ausentes';
import { type Cliente, cliente, SITUACOES_CLIENTE } from '@martelo/shared/cliente';
import { type FatosDoDocumento, motivoDaDivergencia } from '@martelo/shared/documento-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_DOCUMENTO } from '@martelo/shared/situacao-documento';
import { comPalavraDaCasa, exigenciasSemEnvio } from '@martelo/shared/situacao-dos-documentos';
import { paragrafos } from '@martelo/shared/texto';
import type { Exigencia } from '@martelo/shared/tipo-de-documento';
import { z } from 'zod';
import { comComandoId } from '../../api/comando.ts';
import { mudancasEmPalavras, tituloDe } from '../../api/recurso/em-palavras.ts';
import type { SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import type { Chamador } from '../../api/rota.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { documentosDe } from '../clientes/documentos-enviados.ts';
import { CLIENTES, ESCREVEM_CLIENTES } from '../clientes/registro.ts';

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
  .partial();
/** What the house decides about a client's bidding, as it is sent. */
export const decisaoDaCasa = mudancas
  .extend(comComandoId)
  .refine(
    ({ documentoSituacao, documentoMotivo }) =>
      documentoMotivo === undefined || documentoSituacao === 'Divergente',
    { path: ['documentoMotivo'], message: 'é de uma divergência' },
  );
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
  const comMudancas = async (antes: Registro<Cliente>, quais: Mudancas): Promise<Cliente> => {
    const { documentoSituacao, documentoMotivo, ...campos } = quais;
    exigirMotivos(antes, quais);
    if (documentoSituacao === 'Aprovado' && antes.documento.situacao !== 'Aprovado')
      exigirEnviados(antes.natureza, await documentosDe(registros, SISTEMA, antes.uid));
    const depois = { ...(semCarimbos(antes) as Cliente), ...semAusentes(campos) };
    if (documentoSituacao === undefined) return depois;
    const em = new Date(agora()).toISOString();
    const documento = comPalavraDaCasa(antes.documento, documentoSituacao, em, documentoMotivo);
    return { ...depois, documento };
  };
  const limiteDe = ({ limiteExposicao: limite }: Pick<Cliente, 'limiteExposicao'>) => limite ?? null;

  segundaPessoa.registrarAto('cliente', ATO, {
    resumo: 'Limite de exposição',
    quem: ESCREVEM_CLIENTES,
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
        const depois = await comMudancas(antes, quais);
        await clientes.salvar(acesso, { ...depois, ...assinado }, antes.revisao);
      }),
  });

  const decidir = async (chamador: Chamador, id: string, quais: Mudancas): Promise<Registro<Cliente>> => {
    const { acesso } = chamador;
    const antes = await porIdOuUid(clientes, acesso, id);
    if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const enviado = { mudancas: quais, limiteAntes: limiteDe(antes) };
    await segundaPessoa.repetido(chamador, { especie: 'cliente', ato: ATO, alvo: id, enviado }, [
      'limiteAntes',
    ]);
    const depois = await comMudancas(antes, quais);
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
  // What was sent a moment ago is counted in the same record: the house's word waits for it, and is not lost.
  return (...pedido: Parameters<typeof decidir>) => deNovoSeMudou(() => decidir(...pedido));
}

/** Who is refused reads why (BO17). @throws ErroMartelo DECISAO_SEM_MOTIVO */
function exigirMotivos(
  antes: Pick<Cliente, 'situacao' | 'motivoBloqueio'>,
  { situacao, motivoBloqueio, documentoSituacao, documentoMotivo }: Mudancas,
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
