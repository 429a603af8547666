import { statfs } from 'node:fs/promises';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import { Gauge, type Registry } from 'prom-client';
import { LEILOES } from '../leituras/registros/leilao.ts';
import { vendasDaSalaSemComprador } from '../leituras/registros/venda-da-sala.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Carga } from '../runtime/motor.ts';

export interface FontesDeMetricas {
  registros: Registros;
  /** Commits of the log that the projections have not applied. */
  atrasoDasProjecoes(): number;
  carga(): Carga;
  /** The engine's data folder. */
  pasta: string;
  /** Sales whose lot says something else, for more than a minute. */
  vendasEmDesacordo(): number;
  /** Connected sockets of this process. */
  sockets(): number;
}

/** What is read when somebody asks, rather than counted as it happens. */
export function medirPorLeitura(registro: Registry, fontes: FontesDeMetricas): void {
  const medir = (name: string, help: string, ler: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [registro],
      async collect() {
        this.set(await ler());
      },
    });
  medir('martelo_projecao_atraso_commits', 'Commits of the log not yet applied to the records', () =>
    fontes.atrasoDasProjecoes(),
  );
  medir('martelo_vendas_em_desacordo', 'Sales whose lot has said something else for more than a minute', () =>
    fontes.vendasEmDesacordo(),
  );
  medir('martelo_vendas_da_sala_sem_comprador', 'Lots sold in the room whose buyer nobody has named', () =>
    vendasDaSalaSemComprador(fontes.registros),
  );
  medir('martelo_sockets', 'Sockets connected to this process', () => fontes.sockets());
  medir('martelo_leiloes_em_curso', 'Auctions that take bids, of all brands', async () => {
    const emCurso = { tipo: 'multipla' as const, campo: 'situacao', valores: [...LEILAO_ACEITA_LANCES] };
    const leiloes = fontes.registros.colecao(LEILOES);
    return (await leiloes.listar(SISTEMA, { filtros: [emCurso], pagina: 1, porPagina: 1 })).total;
  });
  medir(
    'martelo_lotes_com_relogio',
    'Lots whose clock is running here',
    () => fontes.carga().lotesComRelogio,
  );
  medir('martelo_lotes_vencidos', 'Lots that should have closed already', () => fontes.carga().vencidos);
  medir('martelo_disco_livre_bytes', 'Room left on the disk of the data folder', async () => {
    const { bavail, bsize } = await statfs(fontes.pasta);
    return bavail * bsize;
  });
  medir('martelo_comandos_na_fila', 'Commands waiting in mailboxes', () => fontes.carga().naFila);
}
