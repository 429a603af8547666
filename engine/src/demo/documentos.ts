import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import {
  REGRAS_DO_TIPO,
  ROTULOS_TIPO_DOCUMENTO,
  type TipoDocumento,
} from '@martelo/shared/tipo-de-documento';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { DOCUMENTOS_CLIENTE } from '../casa/documento-cliente.ts';
import type { Files } from '../files/files.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** Whose documents wait for SAC in the demo, on each brand. */
const QUEM = 'cliente7@demo.martelo';
const ENVIADOS: readonly TipoDocumento[] = ['CNH', 'COMPROVANTE_ENDERECO'];
const MINUTO_MS = 60_000;

/** Documents of one client of each brand wait to be looked at. Leaves alone what is there already. */
export async function criarDocumentosDemo(
  registros: Registros,
  arquivos: Pick<Files, 'receive'>,
  agora: number,
): Promise<void> {
  const documentos = registros.colecao(DOCUMENTOS_CLIENTE);
  const filtros = [{ tipo: 'exata', campo: 'email', valor: QUEM } as const];
  for await (const { uid: cliUid, hotsiteId, nome } of registros
    .colecao(CLIENTES)
    .percorrer(SISTEMA, { filtros })) {
    for (const [i, tipo] of ENVIADOS.entries()) {
      const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:documento:${cliUid}:${tipo}`));
      if ((await documentos.obter(SISTEMA, uid)) !== null) continue;
      const enviados = [];
      for (const lado of REGRAS_DO_TIPO[tipo].lados) {
        const bytes = await desenhar(ROTULOS_TIPO_DOCUMENTO[tipo], lado, nome, REGRAS_DO_TIPO[tipo].cartao);
        const arquivo = await arquivos.receive(
          { bytes, nome: `${lado}.jpg` },
          { acesso: SISTEMA, hotsiteId, dono: cliUid, proposito: 'documento-identidade', alvo: uid },
        );
        enviados.push({
          ...{ uid: arquivo.uid, lado, nome: arquivo.nome, tipo: arquivo.tipo },
          ...{ enviadoEm: arquivo.criadoEm, sha256: arquivo.sha256Enviado },
        });
      }
      await documentos.inserir(SISTEMA, {
        uid,
        id: await registros.proximoId(DOCUMENTOS_CLIENTE.declaracao.nome),
        ...{ hotsiteId, cliUid, tipo, situacao: 'Aguardando Validação', arquivos: enviados },
        enviadoEm: new Date(agora - (90 - 20 * i) * MINUTO_MS).toISOString(),
        ...{ decisao: null, autorizacao: null, responde: null, chaveAberta: `${cliUid}:${tipo}` },
      });
    }
  }
}

/** A card or a sheet that says what it is, and that it is none. */
async function desenhar(tipo: string, lado: string, nome: string, cartao: boolean): Promise<Buffer> {
  const [largura, altura] = cartao ? [1_280, 806] : [1_000, 1_414];
  const linhas = Array.from(
    { length: cartao ? 9 : 26 },
    (_, i) =>
      `<rect x="${cartao ? 470 : 90}" y="${cartao ? 260 + i * 48 : 300 + i * 38}" width="${260 + ((i * 97) % 360)}" height="14" fill="#5b6b62"/>`,
  ).join('');
  const retrato = cartao
    ? '<rect x="90" y="230" width="310" height="420" rx="10" fill="#93a59b"/><circle cx="245" cy="380" r="86" fill="#6d5a4c"/><rect x="140" y="480" width="210" height="170" rx="80" fill="#44505f"/>'
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}" font-family="sans-serif" fill="#26332c"><rect width="100%" height="100%" rx="${cartao ? 36 : 0}" fill="${cartao ? '#d5e6da' : '#f4f3ee'}"/><text x="90" y="110" font-size="46" font-weight="700">${tipo}</text><text x="90" y="170" font-size="34">${nome}</text><text x="90" y="${altura - 60}" font-size="30" fill="#a33">Demonstração: ${lado}, sem valor</text>${retrato}${linhas}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten({ background: '#6f5d4c' }).jpeg({ quality: 88 }).toBuffer();
}
