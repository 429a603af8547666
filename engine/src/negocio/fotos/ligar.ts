import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { FOTOS_DOS_LOTES, type ServicosDasFotos } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { criarEnviarFoto } from './enviar.ts';
import { criarRecortar } from './recortar.ts';
import { criarRecusas } from './recusas.ts';
import { criarReprovarIguais } from './reprovar-iguais.ts';
import { rotasDasFotosDosLotes } from './rotas.ts';
import { criarSeguirFoto } from './seguir.ts';
import { rotaDaFotoPublica } from './servir.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  arquivos: Files;
  localizador: Localizador;
  umaVez: UmaVez;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** As `rotaDaFotoPublica` asks it. */
  fotoDeVistoria: Parameters<typeof rotaDaFotoPublica>[0]['fotoDeVistoria'];
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
  /** Unix ms. */
  agora(): number;
}

/** Pictures of lots: sent, approved, shown, wired. */
export function ligarFotos(deps: Dependencias): {
  rotas: Rota[];
  servicos: Pick<
    ServicosDasFotos,
    'seguirFoto' | 'reprovarIguais' | 'emOutrosLotes' | 'fotoRecusada' | 'recortarFoto' | 'apagarFotos'
  >;
} {
  const { registros, arquivos } = deps;
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const seguirFoto = criarSeguirFoto(deps);
  const recusas = criarRecusas(registros);
  const reprovarIguais = criarReprovarIguais(deps);
  const enviar = criarEnviarFoto({ ...deps, seguirFoto, recusada: recusas.deConteudo });

  /** A copy of its lot may show the same. */
  const emUso = async (arquivoUid: string): Promise<boolean> => {
    for (const campo of ['arquivoUid', 'originalUid']) {
      const filtros = [{ tipo: 'exata' as const, campo, valor: arquivoUid }];
      for await (const { situacao } of fotos.percorrer(SISTEMA, { filtros }))
        if (situacao !== 'RETIRADA') return true;
    }
    return false;
  };
  return {
    rotas: [...rotasDasFotosDosLotes({ ...deps, enviar }), rotaDaFotoPublica(deps)],
    servicos: {
      seguirFoto: (_uid, passo) => seguirFoto(passo),
      emOutrosLotes: recusas.emOutrosLotes,
      fotoRecusada: recusas.deConteudo,
      async reprovarIguais(recusa) {
        // Each has it kept as an effect of its own, which is tried again.
        for (const { lelUid, sha256 } of await reprovarIguais(recusa))
          await seguirFoto({ lelUid, sai: sha256, entra: null, por: recusa.por }).catch(() => {});
      },
      recortarFoto: criarRecortar(arquivos),
      async apagarFotos(uids, motivo) {
        for (const uid of uids) if (!(await emUso(uid))) await arquivos.erase(SISTEMA, uid, motivo);
      },
    },
  };
}
