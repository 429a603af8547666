import type { TipoDeServico } from '@martelo/shared/estadias/servico';
import { uuidv7 } from '@martelo/shared/identificador';
import { SERVICOS_DE_ESTADIA } from '../../casa/servico-de-estadia.ts';
import { ADM } from './cadastros.ts';
import { estadiaDemo, noPortaoDe, patioDemo, slotDemo, veiculoDemo } from './entradas.ts';
import { fotoDemo } from './fotos.ts';
import type { VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

/** What is asked of vehicles in the yards, one in each of the four states, and what became of it. */
const PEDIDOS: readonly [
  tipo: TipoDeServico,
  pedido: string,
  ate: 'agendar' | 'realizar' | 'cancelar' | null,
][] = [
  ['Foto', 'Fotos do motor e do porta-malas.', null],
  ['Verificação', 'Conferir se o número do motor é o do documento.', 'agendar'],
  ['Foto', 'Fotos do interior com o painel ligado.', 'realizar'],
  ['Vídeo', 'Vídeo do motor em funcionamento.', 'cancelar'],
];

export async function criarServicosDemo(portas: Portas, nosPatios: readonly VeiculoDemo[]): Promise<void> {
  for (const [i, [tipoServico, observacaoSolicitacao, ate]] of PEDIDOS.entries()) {
    const um = nosPatios[i];
    const veiculo = um === undefined ? null : await veiculoDemo(portas, um);
    const estadia = veiculo === null ? null : await estadiaDemo(portas, veiculo);
    if (um === undefined || estadia?.situacao !== 'ABERTA') continue;
    const adm = await portas.quem(ADM, um.hotsiteId);
    const { uid } = await portas.chamar(adm, SERVICOS_DE_ESTADIA.declaracao.caminho, {
      ...{
        corpo: { estadiaId: estadia.id, tipoServico, observacaoSolicitacao },
        chave: `demo-servico-${um.chave}`,
      },
    });
    if (ate === null) continue;
    const quem = await noPortaoDe(um, portas);
    if (ate === 'realizar')
      await portas.chamar(quem, `${SERVICOS_DE_ESTADIA.declaracao.caminho}/${uid}/fotos`, {
        ...{ foto: await fotoDemo({ ...um, legenda: 'Serviço: interior' }), chave: uuidv7() },
        corpo: { parte: 'FOTO' },
      });
    const corpos = {
      agendar: { inicio: slotDemo(await patioDemo(portas, um.patio), portas.agora(), 5) },
      realizar: { observacaoRealizacao: 'Fotografado com a chave na ignição.' },
      cancelar: { motivo: 'O comprador desistiu do vídeo.' },
    };
    await portas.agir(quem, SERVICOS_DE_ESTADIA as never, uid, ate, { de: 'SOLICITADO', corpo: corpos[ate] });
  }
}
