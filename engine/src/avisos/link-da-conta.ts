import { createHash } from 'node:crypto';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7De } from '@martelo/shared/identificador';
import { VALIDADE_DO_CONVITE_HORAS } from '@martelo/shared/usuario';
import { contaDoInterno } from '../acesso/identidade/contas.ts';
import { VALIDADE_REDEFINICAO_MS } from '../acesso/identidade/redefinicao.ts';
import { temSenha } from '../acesso/usuarios/administradores.ts';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { novaCarga } from '../jobs/avisar.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { SalaDeAvisos } from './sala.ts';

interface Dependencias {
  registros: Registros;
  sala: Pick<SalaDeAvisos, 'avisarJa'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  agora(): number;
}

/**
 * The letter by which a user makes their password: an invitation as long as they have none. Nothing goes out of an account that may not
 * enter the brand any more; the same key again is the same letter.
 */
export async function enviarLinkDaConta(
  { registros, sala, hotsitePorId, agora }: Dependencias,
  usuUid: string,
  hotsiteId: number,
  chave: string,
): Promise<void> {
  const marca = hotsitePorId(hotsiteId);
  const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, usuUid);
  if (marca === null || contaDoInterno(marca, usuario, agora()) === null) return;
  const pedido = uuidv7De(Date.UTC(2026, 0, 1), createHash('sha256').update(chave).digest('hex'));
  const quem = { usuUid, hotsiteId, chave };
  await sala.avisarJa(
    (await temSenha(registros, usuUid))
      ? novaCarga(
          'senha-redefinir',
          { ...quem, dados: { pedido, minutos: VALIDADE_REDEFINICAO_MS / 60_000 } },
          agora(),
        )
      : novaCarga(
          'usuario-convidado',
          { ...quem, dados: { pedido, horas: VALIDADE_DO_CONVITE_HORAS } },
          agora(),
        ),
  );
}
