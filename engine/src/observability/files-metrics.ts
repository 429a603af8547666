import { Counter, type Registry } from 'prom-client';
import type { ContagemDeArquivos } from '../files/counting.ts';

/** What comes of the files that people send. */
export function medirArquivos(registro: Registry): ContagemDeArquivos {
  const registers = [registro];
  const recebidos = new Counter({
    name: 'martelo_arquivos_recebidos_total',
    help: 'Files taken in, by what they were sent for',
    labelNames: ['proposito'],
    registers,
  });
  const bytes = new Counter({
    name: 'martelo_arquivos_recebidos_bytes_total',
    help: 'Bytes of the files taken in, as sent',
    labelNames: ['proposito'],
    registers,
  });
  const recusados = new Counter({
    name: 'martelo_arquivos_recusados_total',
    help: 'Files refused: the code of the refusal, or why the file itself is not taken',
    labelNames: ['motivo'],
    registers,
  });
  // A series that begins at its first failure shows no increase.
  for (const motivo of ['ANTIVIRUS_INDISPONIVEL', 'virus', 'falha']) recusados.inc({ motivo }, 0);
  const orfaos = new Counter({
    name: 'martelo_arquivos_orfaos_total',
    help: 'Files removed that no record named',
    registers,
  });
  return {
    received(proposito, quantos) {
      recebidos.inc({ proposito });
      bytes.inc({ proposito }, quantos);
    },
    refused: (motivo) => recusados.inc({ motivo }),
    orphans: (quantos) => orfaos.inc(quantos),
  };
}
