import { desenhoDoVeiculo } from '@martelo/shared/vistorias/desenho';
import type { Preenchimento, RespostaGuardada, RespostaVista } from '@martelo/shared/vistorias/esquema';
import {
  itensEmConflito,
  itensPendentes,
  progressoDe,
  respostasQueContam,
} from '@martelo/shared/vistorias/itens';
import { QUEM_VE_O_LUGAR, QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import { tem } from '../../api/recurso/politica.ts';
import { respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { Fechar } from './fechar.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Pick<Files, 'get' | 'view'>;
  repeticoes: Fechar['repeticoes'];
  nomeDoUsuario(usuUid: string): Promise<string>;
}

/** An inspection with all that was asked and answered, as the caller may see it. */
export function criarVer({ registros, arquivos, repeticoes, nomeDoUsuario }: Dependencias) {
  const vistorias = registros.colecao(VISTORIAS);

  const vista = async (
    acesso: Acesso,
    vistoria: VistoriaGuardada,
    { uma, conta, nomes }: { uma: RespostaGuardada; conta: boolean; nomes: Map<string, string> },
  ): Promise<RespostaVista> => {
    const daCasa = tem(acesso, QUEM_VE_O_LUGAR);
    const { valor } = uma;
    const daFoto = typeof valor === 'object' && valor !== null && 'arquivoUid' in valor ? valor : null;
    const arquivo = daFoto === null ? null : await arquivos.get(acesso, daFoto.arquivoUid);
    const repetida: RespostaVista['repetida'] = [];
    if (conta && daFoto !== null && vistoria.situacao === 'Aguardando')
      for (const { vistoria: de, item } of await repeticoes(vistoria, uma))
        if ((await vistorias.obter(acesso, de.uid)) !== null)
          repetida.push({ vistoriaId: de.id, veiculoNome: de.veiculoNome, item });
    const deOutro = acesso.tipo === 'externo' && acesso.usuUid !== uma.por;
    // Who of the house said what is the house's.
    if (!nomes.has(uma.por)) nomes.set(uma.por, deOutro ? 'Equipe' : await nomeDoUsuario(uma.por));
    return {
      ...{ uid: uma.uid, itemUid: uma.itemUid, em: uma.em, recebidaEm: uma.recebidaEm },
      ...{ por: { uid: uma.por, nome: nomes.get(uma.por)! }, aparelho: uma.aparelho, valor, conta },
      relogioAdiantado: uma.emDoAparelho !== null,
      ...{ lugar: daCasa ? uma.lugar : null, lugarDaFoto: daCasa ? uma.lugarDaFoto : null },
      foto: arquivo === null ? null : arquivos.view(arquivo, acesso),
      repetida,
    };
  };

  return async (acesso: Acesso, vistoria: Registro<VistoriaGuardada>): Promise<Preenchimento> => {
    const categorias = await categoriasDaVersao(registros, vistoria.versaoUid);
    const todas = await respostasDa(registros, vistoria.uid);
    // What was done is as it was frozen, whatever came in the same moment.
    const congeladas = new Set(vistoria.respostas.map(({ respostaUid }) => respostaUid));
    const contam =
      vistoria.situacao === 'Realizada'
        ? new Map(todas.filter(({ uid }) => congeladas.has(uid)).map((uma) => [uma.itemUid, uma]))
        : respostasQueContam(todas);
    const nomes = new Map<string, string>();
    const respostas: RespostaVista[] = [];
    for (const uma of todas)
      respostas.push(
        await vista(acesso, vistoria, { uma, conta: contam.get(uma.itemUid)?.uid === uma.uid, nomes }),
      );
    const corrige =
      vistoria.corrigeId === undefined ? null : await vistorias.obterPor(acesso, 'id', vistoria.corrigeId);
    const corrigidaPor = await vistorias.obterPor(SISTEMA, 'chaveCorrecao', vistoria.uid);
    const { uid, id, revisao, situacao, tipoId, tipoNome, versao } = vistoria;
    return {
      ...{ uid, id, revisao, situacao, tipoId, tipoNome, versao },
      veiculo: {
        ...{ uid: vistoria.veiUid, id: vistoria.veiculoId, nome: vistoria.veiculoNome },
        ...{ placa: vistoria.placa, tipo: vistoria.veiculoTipo },
        desenho: desenhoDoVeiculo(vistoria.veiculoTipo),
      },
      observacao: vistoria.observacao ?? null,
      ...{ realizadaEm: vistoria.realizadaEm, realizadaPor: vistoria.realizadaPor },
      motivoCancelamento: vistoria.motivoCancelamento,
      corrige: corrige && { uid: corrige.uid, id: corrige.id },
      corrigidaPor:
        corrigidaPor && corrigidaPor.removidoEm === undefined
          ? { uid: corrigidaPor.uid, id: corrigidaPor.id, situacao: corrigidaPor.situacao }
          : null,
      ...{ categorias, respostas },
      emConflito: [...itensEmConflito(todas)],
      progresso: progressoDe(categorias, contam),
      pendentes: itensPendentes(categorias, contam).map((item) => ({ uid: item.uid, nome: item.nome })),
      // Who is outside the house reads none but what they collect.
      podePreencher: situacao === 'Aguardando' && (acesso.tipo === 'externo' || tem(acesso, QUEM_VISTORIA)),
    };
  };
}
