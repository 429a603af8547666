import { criarSerie } from '@martelo/shared/em-serie';
import { FOTOS_DO_LOTE_MAX, sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { OrigemFoto } from '@martelo/shared/foto-do-lote';
import type { Vista } from '@martelo/shared/modelo-de-fotos';
import { PAPEL_DO_PATIO, QUEM_APROVA_FOTOS } from '@martelo/shared/papeis';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import { tem } from '../../api/recurso/politica.ts';
import type { Chamador } from '../../api/rota.ts';
import { PAPEL_COMITENTE } from '../../casa/comitente.ts';
import {
  aprovaFotos,
  chaveDaFoto,
  FOTOS_DOS_LOTES,
  type FotoGuardada,
  type PassoDaFoto,
} from '../../casa/foto-do-lote.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import type { Enviado } from '../../files/receive.ts';
import type { LoteAchado } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { agendaRetiradas, patiosDaMarca } from '../retirada/patio-do-lote.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  seguirFoto(passo: PassoDaFoto): Promise<void>;
  /** Where this content stands refused in the brand; null: nowhere. */
  recusada(qual: Pick<FotoGuardada, 'hotsiteId' | 'sha256'>): Promise<FotoGuardada | null>;
  /** Unix ms. */
  agora(): number;
}

/** A picture, as phones take them. */
const FOTOS = TIPOS_ACEITOS.filter((tipo) => tipo !== 'application/pdf');

/** Takes pictures of lots in. */
export function criarEnviarFoto({ registros, arquivos, seguirFoto, recusada, agora }: Dependencias) {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const umaPorVez = criarSerie();

  const doLote = async (lelUid: string): Promise<Registro<FotoGuardada>[]> => {
    const filtros = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lelUid }];
    const todas: Registro<FotoGuardada>[] = [];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if (foto.situacao !== 'RETIRADA') todas.push(foto);
    return todas;
  };

  /** The same picture tells nothing new, and what was refused stays refused. @throws ErroMartelo ARQUIVO_REPETIDO */
  const recusarIgual = (igual: Pick<FotoGuardada, 'situacao'> | undefined): void => {
    if (igual !== undefined)
      throw new ErroMartelo('ARQUIVO_REPETIDO', {
        onde: igual.situacao === 'REPROVADA' ? 'é a foto que foi reprovada' : 'já está neste lote',
      });
  };
  /** @throws ErroMartelo ARQUIVO_REPETIDO, ARQUIVOS_DEMAIS */
  const exigirLugar = async ({ lote }: LoteAchado, { sha256 }: Enviado): Promise<void> => {
    const dele = await doLote(lote.uid);
    const enviados = await arquivos.of(SISTEMA, 'foto-do-lote', lote.uid);
    const mesmos = new Set(enviados.filter((um) => um.sha256Enviado === sha256).map(({ uid }) => uid));
    recusarIgual(dele.find(({ originalUid }) => mesmos.has(originalUid)));
    const enderecos = lote.dados.fotosUrls.filter((url) => sha256DaFoto(url) === null);
    if (dele.length + enderecos.length >= FOTOS_DO_LOTE_MAX)
      throw new ErroMartelo('ARQUIVOS_DEMAIS', { maximo: FOTOS_DO_LOTE_MAX });
  };

  return (
    chamador: Chamador,
    achado: LoteAchado,
    { enviado, uid, ordem, vista }: { enviado: Enviado; uid: string; ordem: number; vista: Vista | null },
  ): Promise<string> =>
    umaPorVez(achado.lote.uid, async () => {
      const { acesso, hotsite } = chamador;
      const { lote, estado } = achado;
      if ((await fotos.obter(SISTEMA, uid)) !== null) return uid;
      await exigirLugar(achado, enviado);
      const arquivo = await arquivos.receive(enviado, {
        ...{ acesso, hotsiteId: hotsite.id, dono: lote.uid, proposito: 'foto-do-lote', alvo: lote.uid },
        ...{ uid, limites: { tipos: FOTOS } },
      });
      const chave = chaveDaFoto(lote.uid, arquivo.sha256Guardado);
      recusarIgual((await fotos.obterPor(SISTEMA, 'chave', chave)) ?? undefined);
      const igual = { hotsiteId: hotsite.id, sha256: arquivo.sha256Guardado };
      recusarIgual((await recusada(igual)) ?? undefined);
      const em = new Date(agora()).toISOString();
      const por = autorDe(acesso);
      const aprovada = tem(acesso, QUEM_APROVA_FOTOS);
      const foto: FotoGuardada = {
        ...{ uid, id: await registros.proximoId(FOTOS_DOS_LOTES.declaracao.nome), hotsiteId: hotsite.id },
        ...{ leiUid: estado.leilao.uid, lelUid: lote.uid, loteNome: lote.dados.nome },
        ...{ arquivoUid: uid, originalUid: uid, sha256: arquivo.sha256Guardado, nome: arquivo.nome },
        ...{ largura: arquivo.largura!, altura: arquivo.altura!, recorte: null, inteiraSha256: null },
        ...{ origem: origemDe(chamador), enviadaPor: por, enviadaEm: em, ordem, motivo: null, chave, vista },
        ...(aprovada
          ? { situacao: 'APROVADA' as const, decididaPor: por, decididaEm: em }
          : { situacao: 'PENDENTE' as const, decididaPor: null, decididaEm: null }),
      };
      const mudanca = { ato: 'criar', antes: null, depois: foto as never };
      const efeitos = efeitosDaMudanca(FOTOS_DOS_LOTES as never, mudanca, { acesso, hotsite }, agora());
      await fotos.inserir(acesso, foto, efeitos);
      if (aprovada) {
        const passo = { lelUid: lote.uid, sai: null, entra: foto.sha256, por };
        // Who sends it sees it there. What is cut short here is kept as an effect, which is tried again.
        await seguirFoto(passo).catch(() => {});
      }
      return uid;
    });
}

/** Where it comes from, by what who sends it is of the house. */
function origemDe({ acesso }: Chamador): OrigemFoto {
  if (tem(acesso, QUEM_APROVA_FOTOS)) return 'EQUIPE';
  return tem(acesso, [PAPEL_DO_PATIO]) ? 'PATIO' : 'COMITENTE';
}

/**
 * A lot that who asks may send pictures of: a yard's people of what stands at theirs, a consignor's of what is theirs.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO
 */
export async function exigirAlcance(
  registros: Registros,
  { acesso, hotsite }: Chamador,
  { lote }: LoteAchado,
): Promise<void> {
  if (acesso.tipo !== 'interno') throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
  const { papeis, comitentes = [], patios } = acesso;
  if (aprovaFotos(papeis)) return;
  const { comitente, localizacao } = lote.dados;
  const { comId } = comitente ?? {};
  if (papeis.includes(PAPEL_COMITENTE) && comId !== undefined && comitentes.includes(comId)) return;
  if (papeis.includes(PAPEL_DO_PATIO)) {
    const patio = (await patiosDaMarca(registros, hotsite.id))(localizacao?.patio ?? null);
    if (patio !== null && agendaRetiradas(patio) && (patios === undefined || patios.includes(patio.uid)))
      return;
  }
  throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
}
