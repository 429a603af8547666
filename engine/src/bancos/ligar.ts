import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { SegundaPessoa } from '../api/recurso/segunda-pessoa.ts';
import type { Rota } from '../api/rota.ts';
import type { Registros } from '../records/records.ts';
import type { Alcance } from './alcance.ts';
import { type Bancos, criarBancos } from './bancos.ts';
import { type CofreDeCredenciais, criarCofreDeCredenciais } from './credenciais.ts';
import { type AoReceberPix, CAMINHO_DOS_AVISOS, criarAssinaturaDeAvisos } from './pix/avisos.ts';
import { abrirEscutaDeAvisos } from './pix/escuta.ts';
import { criarVigiaDePix } from './pix/vigia.ts';
import { rotaDasParcelas } from './rota-parcelas.ts';
import { rotasDosBancos } from './rotas.ts';
import { type AoReceberCartao, rotasDosAvisos } from './rotas-avisos.ts';

export interface OpcoesDeLigar {
  registros: Registros;
  derivar(proposito: string, texto: string): Buffer;
  segundaPessoa: SegundaPessoa;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Which addresses banks are asked at. */
  alcance: Alcance;
  agora(): number;
  log: Logger;
  /** Public address that banks reach us by, without a path; null where there is none. */
  endereco: string | null;
  /** The listener for banks that show a certificate, paths of PEM files; null without one. */
  escuta: { porta: number; certificado: string; chave: string; autoridades: string } | null;
  aoReceberPix: AoReceberPix;
  aoReceberCartao: AoReceberCartao;
}

/** All that speaks with banks and card providers, wired. */
export interface BancosLigados {
  bancos: Bancos;
  cofre: CofreDeCredenciais;
  rotas: Rota[];
  /** Listens to banks, and looks for what they did not tell. */
  iniciar(): Promise<void>;
  parar(): Promise<void>;
}

export function ligarBancos(opcoes: OpcoesDeLigar): BancosLigados {
  const { registros, derivar, agora, log, endereco, aoReceberPix, aoReceberCartao } = opcoes;
  const { segundaPessoa, nomeDoUsuario } = opcoes;
  const escuta = opcoes.escuta && lerEscuta(opcoes.escuta);
  const cofre = criarCofreDeCredenciais({ registros, derivar, agora });
  const bancos = criarBancos({ registros, cofre, alcance: opcoes.alcance, agora });
  const assinatura = criarAssinaturaDeAvisos(derivar);
  const vigia = criarVigiaDePix({ bancos, aoReceber: aoReceberPix, agora, log });
  let ouvindo: Awaited<ReturnType<typeof abrirEscutaDeAvisos>> | null = null;
  /** With a listener the certificate is the proof; without, the address itself. */
  const enderecoDosAvisos = (uid: string): string | null =>
    endereco === null
      ? null
      : endereco + (escuta === null ? assinatura.caminhoDe(uid) : `${CAMINHO_DOS_AVISOS}/${uid}`);
  return {
    bancos,
    cofre,
    rotas: [
      ...rotasDosBancos({
        ...{ registros, bancos, cofre, segundaPessoa, nomeDoUsuario, agora, enderecoDosAvisos },
      }),
      rotaDasParcelas(bancos),
      ...rotasDosAvisos({ bancos, assinatura, aoReceberPix, aoReceberCartao }),
    ],
    async iniciar() {
      if (escuta !== null) {
        ouvindo = await abrirEscutaDeAvisos({ ...escuta, bancos, aoReceber: aoReceberPix, log });
        log.info({ porta: ouvindo.porta }, 'ouvindo avisos de Pix por certificado');
      }
      vigia.iniciar();
    },
    async parar() {
      await ouvindo?.fechar();
      await vigia.parar();
      bancos.fechar();
    },
  };
}

const lerEscuta = ({ porta, certificado, chave, autoridades }: NonNullable<OpcoesDeLigar['escuta']>) => ({
  porta,
  certificado: readFileSync(certificado, 'utf8'),
  chavePrivada: readFileSync(chave, 'utf8'),
  autoridades: readFileSync(autoridades, 'utf8'),
});
