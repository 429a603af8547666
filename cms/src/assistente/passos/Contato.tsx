import { CAPITAIS } from '../../marca/capitais.ts';
import { MapaEditavel } from '../../marca/MapaEditavel.tsx';
import type { PropsPasso } from '../Assistente.tsx';
import estilos from '../assistente.module.css';
import { Campo } from '../Campo.tsx';

export function Contato({ rascunho, mudar, faltas }: PropsPasso) {
  const { latitude, longitude } = rascunho;
  const grau = (texto: string) => {
    const numero = Number.parseFloat(texto.replace(',', '.'));
    return Number.isNaN(numero) ? null : numero;
  };
  const cidade = CAPITAIS.find((capital) => capital.latitude === latitude && capital.longitude === longitude);
  return (
    <>
      <p className={estilos.intro}>Aparece no rodapé e em Fale conosco. Só o lugar no mapa é obrigatório.</p>
      <div className={estilos.dupla}>
        <Campo
          nome="telefone"
          rotulo="Telefone"
          type="tel"
          value={rascunho.telefone}
          maxLength={30}
          placeholder="(11) 4002-8922"
          autoComplete="off"
          onChange={(evento) => mudar({ telefone: evento.target.value })}
        />
        <Campo
          nome="email"
          rotulo="E-mail"
          type="email"
          value={rascunho.email}
          maxLength={120}
          placeholder="atendimento@marca.com.br"
          autoComplete="off"
          falta={faltas.email}
          onChange={(evento) => mudar({ email: evento.target.value.trim() })}
        />
      </div>
      <Campo
        nome="endereco"
        rotulo="Endereço"
        value={rascunho.endereco}
        maxLength={300}
        placeholder="Rua, número, bairro, cidade, UF"
        autoComplete="off"
        onChange={(evento) => mudar({ endereco: evento.target.value })}
      />
      <fieldset className={estilos.lugar}>
        <legend>No mapa</legend>
        <div>
          <div className={estilos.campo}>
            <label htmlFor="marca-latitude">Cidade mais próxima</label>
            <select
              id="marca-latitude"
              aria-describedby={faltas.latitude ? 'marca-latitude-falta' : undefined}
              aria-invalid={faltas.latitude ? true : undefined}
              value={cidade?.cidade ?? ''}
              onChange={(evento) => {
                const escolhida = CAPITAIS.find((capital) => capital.cidade === evento.target.value);
                if (escolhida) mudar({ latitude: escolhida.latitude, longitude: escolhida.longitude });
              }}
            >
              <option value="">{latitude === null ? 'Escolha' : 'Outro lugar'}</option>
              {CAPITAIS.map((capital) => (
                <option key={capital.cidade} value={capital.cidade}>
                  {capital.cidade}, {capital.uf}
                </option>
              ))}
            </select>
            {faltas.latitude && (
              <p id="marca-latitude-falta" className={estilos.falta}>
                {faltas.latitude}
              </p>
            )}
          </div>
          <div className={estilos.dupla}>
            <Campo
              nome="lat"
              rotulo="Latitude"
              inputMode="decimal"
              key={`lat${latitude}`}
              defaultValue={latitude === null ? '' : String(latitude).replace('.', ',')}
              onBlur={(evento) => mudar({ latitude: grau(evento.target.value) })}
            />
            <Campo
              nome="lon"
              rotulo="Longitude"
              inputMode="decimal"
              key={`lon${longitude}`}
              defaultValue={longitude === null ? '' : String(longitude).replace('.', ',')}
              onBlur={(evento) => mudar({ longitude: grau(evento.target.value) })}
            />
          </div>
          <p className={estilos.ajuda}>Arraste o marcador até o lugar certo, ou mova-o com as setas.</p>
        </div>
        <MapaEditavel
          lugar={{
            ...(latitude === null ? {} : { latitude }),
            ...(longitude === null ? {} : { longitude }),
          }}
          aoMudar={(lugar) => mudar(lugar)}
        />
      </fieldset>
    </>
  );
}
