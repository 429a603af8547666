import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { FOTOS, LINHA, medirCampo } from './campo.ts';

export async function relatarCampo(dizer: (mensagem: string) => void): Promise<void> {
  const { segundos, bytes, deNovo, cortados, quedas, fotos, comum } = await medirCampo();
  // The line itself, if it never broke and said nothing but pictures.
  const minimo = bytes / LINHA.uploadThroughput;
  const linha = (nome: string, s: number, repetidos: number) => [
    ...[nome, numero(s), numero(repetidos / 1_000), vezes(comum.segundos / s)],
  ];
  dizer(
    `  ${numero(fotos)} fotos, ${numero(bytes / 1_000_000, 1)} MB; a rede cai ${numero(quedas)} vezes. Sem cair, a linha sozinha leva ${numero(minimo)} s.`,
  );
  dizer(
    tabela(
      ['', 's', 'KB enviados de novo', 'razão'],
      [
        linha('Um formulário com todas, enviado de novo a cada queda', comum.segundos, comum.deNovo),
        linha('Martelo, em partes', segundos, deNovo),
      ],
    ),
  );
  dizer(`  Das partes que a queda cortou no caminho, vão de novo até ${numero(cortados / 1_000)} KB.`);
  dizer(meta(`as ${FOTOS} fotos, cada uma uma vez`, fotos === FOTOS));
  dizer(meta('nenhum byte que já tinha chegado enviado de novo', deNovo === 0));
}
