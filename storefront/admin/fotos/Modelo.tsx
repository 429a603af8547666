import { ROTULOS_VISTA, type Vista } from '@martelo/shared/modelo-de-fotos';
import type { ModeloDoLote } from '@martelo/shared/modelo-de-fotos.esquema';
import { useRef } from 'react';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Desenho } from '../modelo-fotos/Desenho.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { ACEITA } from './Receber.tsx';

export const obrigatoriasQueFaltam = ({ posicoes }: Pick<ModeloDoLote, 'posicoes'>): Vista[] =>
  posicoes.filter(({ obrigatoria, estado }) => obrigatoria && estado === 'FALTA').map(({ vista }) => vista);

/** What the model of a lot's type asks for, how far the lot is with it, and the way to send each. */
export function Modelo({
  modelo,
  temEnderecos,
  aoReceber,
  aoOrdenar,
}: {
  modelo: ModeloDoLote;
  /** Some pictures are there by their address. */
  temEnderecos: boolean;
  aoReceber: (arquivo: File, vista: Vista) => void;
  /** Puts the page in the order of the model; null where it is, or may not be changed. */
  aoOrdenar: (() => void) | null;
}) {
  const P = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  const escolha = useRef<HTMLInputElement>(null);
  const qual = useRef<Vista | null>(null);
  const pedir = (vista: Vista) => {
    qual.current = vista;
    escolha.current?.click();
  };
  const faltam = obrigatoriasQueFaltam(modelo);
  return (
    <details className="modelo-do-lote" open={faltam.length > 0}>
      <summary>
        <strong>{P.doLote(modelo.nome)}</strong>
        <span className={faltam.length > 0 ? 'impedido' : 'quieto'} role="status">
          {P.faltam(faltam.length)}
        </span>
      </summary>
      <p className="quieto">
        {faltam.length > 0 && P.soAvisa} {temEnderecos && P.porEndereco}
      </p>
      <input
        ref={escolha}
        type="file"
        className="so-leitor"
        tabIndex={-1}
        aria-label={P.enviar}
        accept={ACEITA}
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          if (arquivo && qual.current !== null) aoReceber(arquivo, qual.current);
          currentTarget.value = '';
        }}
      />
      <div className="posicoes-lados">
        <Desenho
          silhueta={modelo.silhueta}
          parado={!online}
          marcos={modelo.posicoes.map(({ vista, obrigatoria, estado }, i) => ({
            ...{ vista, obrigatoria, estado, numero: i + 1 },
            nome: P.fotoDoDesenho(i + 1, ROTULOS_VISTA[vista], P.estados[estado]),
          }))}
          aoEscolher={pedir}
        />
        <div>
          <ol className="posicoes">
            {modelo.posicoes.map(({ vista, obrigatoria, orientacao, estado }, i) => (
              <li key={vista}>
                <p className="posicao-topo">
                  <span>
                    <b>{i + 1}.</b> {ROTULOS_VISTA[vista]}{' '}
                    <small className="quieto">{obrigatoria ? P.obrigatoria : P.opcional}</small>
                  </span>
                  <span
                    className="marca-situacao"
                    data-tom={
                      estado === 'TEM' ? 'bom' : estado === 'FALTA' && obrigatoria ? 'ruim' : 'espera'
                    }
                  >
                    {P.estados[estado]}
                  </span>
                  <Botao
                    variante="leve"
                    icone="camera"
                    soIcone
                    disabled={!online}
                    onClick={() => pedir(vista)}
                  >
                    {P.enviarEsta(ROTULOS_VISTA[vista], P.estados[estado])}
                  </Botao>
                </p>
                {orientacao && <p className="quieto">{orientacao}</p>}
              </li>
            ))}
          </ol>
          {aoOrdenar && (
            <Botao icone="arrow-up-down" disabled={!online} onClick={aoOrdenar}>
              {P.ordenar}
            </Botao>
          )}
        </div>
      </div>
    </details>
  );
}
