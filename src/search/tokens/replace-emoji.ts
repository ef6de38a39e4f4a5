/** Names of emoji, as words of products or synonyms. */
const nameByEmoji = new Map(
  `🍅 tomato 🥔 potato 🧅 onion 🧄 garlic 🥕 carrot 🌽 corn 🥦 broccoli 🥬 cabbage 🥒 cucumber 🍆 brinjal 🫑 capsicum 🌶 chilli 🍄 mushroom 🎃 pumpkin
  🥜 peanut 🫘 beans 🫛 peas 🫚 ginger 🌿 coriander 🍠 sweet-potato 🍎 apple 🍏 green-apple 🍌 banana 🥭 mango 🍊 orange 🍋 lemon 🍋‍🟩 lime 🍍 pineapple 🍉 watermelon 🍇 grapes
  🍓 strawberry 🍑 peach 🍒 cherry 🍐 pear 🥝 kiwi 🥥 coconut 🥑 avocado 🫒 olive 🫐 blueberry 🥚 egg 🍳 egg 🥛 milk 🧀 cheese 🧈 butter 🍦 ice-cream 🍨 ice-cream 🍧 ice-cream
  🍞 bread 🥖 bread 🫓 roti 🥯 bun 🍔 burger 🍕 pizza 🍟 french-fries 🍜 noodles 🍝 pasta 🍲 soup 🍛 curry 🍚 rice 🍙 rice 🌾 rice 🍗 chicken 🐔 chicken 🐓 chicken 🐥 chicken
  🍖 meat 🥩 beef 🐄 beef 🐂 beef 🐐 mutton 🐑 mutton 🦆 duck 🐟 fish 🐠 fish 🎣 fish 🦐 shrimp 🦞 prawn 🦀 crab 🧂 salt 🍯 honey 🍪 biscuit 🍩 doughnut 🍰 cake 🎂 cake 🧁 cake 🍫 chocolate
  🍬 candy 🍭 lollipop 🍿 popcorn 🥫 sauce 🍵 tea 🫖 tea ☕ coffee 🥤 soft-drink 🧃 juice 🧋 tea 💧 water 🚰 water 🍼 feeder 👶 baby 🧼 soap 🧴 lotion 🪥 toothbrush 🧻 toilet-tissue
  🧹 broom 🧽 sponge 🧺 detergent 🪣 bucket 🕯 candle 💡 bulb 🔋 battery ☂ umbrella ☔ umbrella 🌂 umbrella 🪒 razor 😷 mask 🐱 cat-food 🐈 cat-food 🐶 dog-food 🐕 dog-food 🦟 mosquito
  🪳 cockroach 🐀 rat 🔪 knife 🖊 pen 📓 khata 🩹 bandage`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, at, all) => {
      if (at % 2 === 0) pairs.push([word, (all[at + 1] ?? "").replace("-", " ")]);
      return pairs;
    }, []),
);

const emojiPattern = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** Replaces emoji by their names: "1 kg 🥔" → "1 kg  potato ". Unknown ones are kept. */
export const replaceEmoji = (text: string): string =>
  text.replace(emojiPattern, (emoji) => {
    const name = nameByEmoji.get(emoji.replaceAll("\uFE0F", ""));
    return name ? ` ${name} ` : emoji;
  });
