import type { MeusDocumentos } from '@martelo/shared/documento-cliente';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../cliente/AtualizarAoVivo.tsx';
import { Indisponivel } from '../../../cliente/Indisponivel.tsx';
import { CAMINHO_DOS_DOCUMENTOS } from '../../../meus-documentos/caminho.ts';
import estilo from '../../../meus-documentos/meus-documentos.module.css';
import { Pedidos } from '../../../meus-documentos/Pedidos.tsx';
import { Situacao } from '../../../meus-documentos/Situacao.tsx';
import { MEUS_DOCUMENTOS } from '../../../palavras/meus-documentos.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import { SemPermissao } from '../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../sessao/sessao.ts';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata = { title: TITULOS.documentos, robots: { index: false } };

/** What is asked of this client: photographed, sent and followed here, live. */
export default async function PaginaDocumentos() {
  const [guarda, marca] = await Promise.all([guardarCliente(CAMINHO_DOS_DOCUMENTOS), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<MeusDocumentos>('/v1/cliente/documentos');
  return (
    <AreaCliente modo={marca.tipo} atual="documentos" titulo={TITULOS.documentos}>
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <div className={estilo.pagina}>
          <Situacao modo={marca.tipo} documentos={resposta.corpo} />
          <div className={estilo.dicas}>
            <details>
              <summary>{MEUS_DOCUMENTOS.comoFotografar}</summary>
              <ul>
                {Object.entries(MEUS_DOCUMENTOS.dicas).map(([nome, dica]) => (
                  <li key={nome}>{dica}</li>
                ))}
              </ul>
            </details>
            <details>
              <summary>{MEUS_DOCUMENTOS.porque}</summary>
              <p>{MEUS_DOCUMENTOS.porqueDiz}</p>
            </details>
          </div>
          <Pedidos documentos={resposta.corpo} />
        </div>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO_DOS_DOCUMENTOS} />
      )}
    </AreaCliente>
  );
}
