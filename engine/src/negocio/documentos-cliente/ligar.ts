import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDosDocumentos } from '../../casa/documento-cliente.ts';
import type { Files } from '../../files/files.ts';
import type { Registros } from '../../records/records.ts';
import { rotasDosDocumentosDoCliente } from './rotas.ts';
import { servicosDosDocumentos } from './seguir.ts';

/** Clients' documents: what their record needs of others, and the client's own calls. */
export function ligarDocumentosDoCliente({
  registros,
  arquivos,
  avisar,
  umaVez,
  agora,
}: {
  registros: Registros;
  arquivos: Files;
  avisar: Avisar;
  umaVez: UmaVez;
  /** Unix ms. */
  agora(): number;
}): {
  servicos: Pick<ServicosDosDocumentos, 'seguirDocumento' | 'apagarArquivos' | 'detalheDoDocumento'>;
  rotas: Rota[];
} {
  return {
    servicos: servicosDosDocumentos({ registros, arquivos, avisar }),
    rotas: rotasDosDocumentosDoCliente({ registros, arquivos, umaVez, agora }),
  };
}
