import { MODELOS_DE_TRANSMISSAO } from '@martelo/shared/transmissao/modelos';
import { useId } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './contexto.ts';
import { DO_CELULAR, type Estudio, NENHUMA } from './usar-estudio.ts';

interface Props {
  estudio: Estudio;
  modelo: number;
  escolherModelo(posicao: number): void;
  escolherCamera(id: string): void;
  escolherSegunda(id: string): void;
  escolherMicrofone(id: string): void;
  trocar(): void;
}

/** Which cameras, which sound, and how they are laid out: all of it may be changed while it is sent. */
export function Aparelhos(props: Props) {
  const P = usePalavras();
  const { estudio, modelo } = props;
  const { cameras = [], microfones = [] } = estudio.aparelhos ?? {};
  const nomeDaCamera = (nome: string, i: number): string => nome || P.cameraSemNome(i + 1);
  return (
    <fieldset className="estudio-aparelhos">
      <legend>{P.imagem}</legend>
      <Escolha rotulo={P.camera} valor={estudio.escolhidos.camera} escolher={props.escolherCamera}>
        {cameras.map(({ id, nome }, i) => (
          <option key={id} value={id}>
            {nomeDaCamera(nome, i)}
          </option>
        ))}
      </Escolha>
      <Escolha rotulo={P.segunda} valor={estudio.escolhidos.segunda} escolher={props.escolherSegunda}>
        <option value={NENHUMA}>{P.semSegunda}</option>
        <option value={DO_CELULAR}>{P.celular}</option>
        {cameras.map(({ id, nome }, i) => (
          <option key={id} value={id}>
            {nomeDaCamera(nome, i)}
          </option>
        ))}
      </Escolha>
      <Escolha rotulo={P.microfone} valor={estudio.escolhidos.microfone} escolher={props.escolherMicrofone}>
        <option value="">{P.semSom}</option>
        {microfones.map(({ id, nome }, i) => (
          <option key={id} value={id}>
            {nome || P.microfoneSemNome(i + 1)}
          </option>
        ))}
      </Escolha>
      <Escolha
        rotulo={P.modelo}
        valor={String(modelo)}
        escolher={(posicao) => props.escolherModelo(Number(posicao))}
      >
        {MODELOS_DE_TRANSMISSAO.map(({ uid, nome }, i) => (
          <option key={uid} value={i}>
            {nome}
          </option>
        ))}
      </Escolha>
      <Botao onClick={props.trocar}>{P.trocar}</Botao>
    </fieldset>
  );
}

function Escolha({
  rotulo,
  valor,
  escolher,
  children,
}: {
  rotulo: string;
  valor: string;
  escolher(valor: string): void;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <div className="estudio-escolha">
      <label htmlFor={id}>{rotulo}</label>
      <select id={id} value={valor} onChange={({ target }) => escolher(target.value)}>
        {children}
      </select>
    </div>
  );
}
