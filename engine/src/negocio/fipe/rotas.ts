import { criarSerie } from '@martelo/shared/em-serie';
import { QUEM_IMPORTA_A_FIPE } from '@martelo/shared/papeis';
import { receberEnvio } from '../../api/envio.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Registros } from '../../records/records.ts';
import { LIMITE_ARQUIVO } from '../importacao/arquivo.ts';
import { relatorioImportacao } from '../importacao/relatorio.ts';
import { consultaImportacao, PLANILHAS_DIRETAS } from '../importacao/rotas.ts';
import { importarFipe } from './importar.ts';

/** The FIPE table's values of a month, out of a sheet. */
export function rotasDaFipe(registros: Registros): Rota[] {
  // Two files into one brand at once: the second waits for the first.
  const umaPorVez = criarSerie();
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/fipe/importar',
      resumo:
        'Importa valores da tabela FIPE de uma planilha CSV ou XLSX para os veículos: por placa, por chassi, ou por código e ano do modelo',
      guarda: QUEM_IMPORTA_A_FIPE,
      fluxo: true,
      query: consultaImportacao,
      resposta: relatorioImportacao,
      async executar({ query: { simular }, chamador: { acesso, hotsite }, req, log }) {
        const { arquivo, nomeArquivo } = await receberEnvio(req, {
          ...{ limite: LIMITE_ARQUIVO, diretos: PLANILHAS_DIRETAS },
        });
        const importar = () =>
          importarFipe(registros, { acesso, arquivo, nomeArquivo: nomeArquivo.slice(0, 120), simular });
        const relatorio = await (simular ? importar() : umaPorVez(String(hotsite.id), importar));
        const { linhas, criados, atualizados, ignorados } = relatorio;
        log.info({ simular, linhas, criados, atualizados, ignorados }, 'fipe import');
        return relatorio;
      },
    }),
  ];
}
