export interface Course {
  readonly name: string;
  readonly dishes: readonly (readonly [dish: string, price: string, note?: string])[];
}

export interface Menu {
  readonly name: string;
  readonly line: string;
  readonly foot: string;
  readonly courses: readonly Course[];
}

export const bhat: Menu = {
  name: 'ভাতঘর',
  line: 'ঘরের রান্না, পাতে গরম',
  foot: 'মাছের দাম বাজারের সঙ্গে বদলায় · খোলা সকাল ১১টা থেকে রাত ১০টা',
  courses: [
    {
      name: 'ভর্তা',
      dishes: [
        ['আলু ভর্তা', '৩০'],
        ['শুঁটকি ভর্তা', '৫০'],
        ['বেগুন ভর্তা', '৪০'],
        ['কালোজিরা ভর্তা', '৪০'],
        ['টাকি মাছের ভর্তা', '৬০'],
      ],
    },
    {
      name: 'মাছ',
      dishes: [
        ['সর্ষে ইলিশ', '৩৫০', 'ভাপে, কলাপাতায়'],
        ['কই ভুনা', '১৮০'],
        ['রুই দোপেঁয়াজা', '১৬০'],
        ['চিংড়ি মালাইকারি', '২৯০', 'নারকেলের দুধে'],
      ],
    },
    {
      name: 'মাংস',
      dishes: [
        ['গরুর কালা ভুনা', '২৪০', 'চট্টগ্রামের রান্না'],
        ['খাসির রেজালা', '৩২০'],
        ['দেশি মুরগির ঝোল', '২০০'],
      ],
    },
    {
      name: 'ভাত ও ডাল',
      dishes: [
        ['সাদা ভাত', '২৫'],
        ['ভুনা খিচুড়ি', '১২০'],
        ['মুগ ডাল', '৪০'],
        ['পাতলা ডাল', '২০'],
      ],
    },
    {
      name: 'শেষ পাতে',
      dishes: [
        ['মিষ্টি দই', '৬০', 'বগুড়া থেকে'],
        ['ফিরনি', '৫০'],
      ],
    },
    {
      name: 'পানীয়',
      dishes: [
        ['বোরহানি', '৬০'],
        ['লেবুর শরবত', '৪০'],
        ['দুধ চা', '২০'],
      ],
    },
  ],
};

export const kacchi: Menu = {
  name: 'Nawab’s Kacchi',
  line: 'Old Dhaka since the first pot',
  foot: 'Prices in taka, VAT included · Nazimuddin Road, Dhaka · 01700 000 000',
  courses: [
    {
      name: 'Kacchi',
      dishes: [
        ['Kacchi, single', '320', 'Basmati, mutton, potato, aloo bukhara'],
        ['Kacchi, half tray', '1,450', 'For four'],
        ['Kacchi, full tray', '2,800', 'For eight'],
      ],
    },
    {
      name: 'Biryani & polao',
      dishes: [
        ['Chicken biryani', '220'],
        ['Morog polao', '260', 'With an egg and gravy'],
        ['Tehari', '190', 'Mustard oil, beef'],
      ],
    },
    {
      name: 'Kebabs',
      dishes: [
        ['Jali kebab', '60'],
        ['Sheek kebab', '180'],
        ['Boti kebab', '240', 'Over charcoal'],
        ['Chap & luchi', '150'],
      ],
    },
    {
      name: 'Sides',
      dishes: [
        ['Borhani', '70'],
        ['Salad', '30'],
        ['Egg roast', '40'],
      ],
    },
    {
      name: 'Sweets',
      dishes: [
        ['Shahi jorda', '90'],
        ['Firni in clay', '70'],
        ['Shahi tukra', '110'],
      ],
    },
  ],
};

export const cafe: Menu = {
  name: 'Krishnachura Café',
  line: 'coffee, toast & shade in Dhanmondi',
  foot: 'Every day 8 am to 11 pm · Free water · Ask for oat milk',
  courses: [
    {
      name: 'Coffee',
      dishes: [
        ['Espresso', '160'],
        ['Flat white', '240'],
        ['Cold brew', '280', 'Twelve hours, Bandarban beans'],
        ['Gur latte', '290', 'With date-palm jaggery'],
      ],
    },
    {
      name: 'Tea',
      dishes: [
        ['Milk tea', '90'],
        ['Malta tea', '120', 'Orange, mint'],
        ['Sylhet green', '140'],
      ],
    },
    {
      name: 'Plates',
      dishes: [
        ['Eggs on toast', '260'],
        ['Shrimp chitoi', '320', 'Rice cake, coconut, lime'],
        ['Chicken panini', '340'],
        ['Pitha of the day', '180'],
      ],
    },
    {
      name: 'Sweet',
      dishes: [
        ['Mishti doi cheesecake', '290'],
        ['Banana bread', '190'],
        ['Patishapta', '160'],
      ],
    },
    {
      name: 'Cold',
      dishes: [
        ['Kacha mango', '180'],
        ['Tetul soda', '170'],
        ['Lassi', '200'],
      ],
    },
  ],
};

export const tong: Menu = {
  name: 'চায়ের টং',
  line: 'আড্ডা ফ্রি',
  foot: 'বাকি চাহিয়া লজ্জা দিবেন না',
  courses: [
    {
      name: 'চা',
      dishes: [
        ['দুধ চা', '১৫'],
        ['রং চা', '১০'],
        ['আদা চা', '১২'],
        ['মালাই চা', '৩০', 'মাটির ভাঁড়ে'],
        ['সাত রঙের চা', '১০০', 'শ্রীমঙ্গলের মতো'],
      ],
    },
    {
      name: 'টা',
      dishes: [
        ['ডালপুরি', '১০'],
        ['সিঙ্গাড়া', '১০'],
        ['আলুর চপ', '১০'],
        ['পেঁয়াজু', '৮'],
      ],
    },
    {
      name: 'ঠান্ডা',
      dishes: [
        ['লেবুর শরবত', '২৫'],
        ['লাচ্ছি', '৬০'],
        ['ডাবের পানি', '৮০'],
      ],
    },
    {
      name: 'বিস্কুট',
      dishes: [
        ['টোস্ট', '৫'],
        ['নোনতা', '৫'],
        ['কেক', '১৫'],
      ],
    },
  ],
};
